#!/usr/bin/env bash
# Proves that the .deb works on a Debian with nothing on it: makes such a system in a folder, installs the
# package with what it depends on, plays a game by its menu entry's command under Xvfb, removes it again.
#
#   packaging/deb-check.sh [PACKAGE [FOLDER]]     a given folder is kept and used again, else all is removed
#   SUITE=trixie packaging/deb-check.sh
#
# Besides what minbase.sh needs: Xvfb, xdotool, and a Python (PYTHON=…) with mexen-desktop on its path.
set -euo pipefail

here=$(cd "$(dirname "$0")/.." && pwd)
. "$here/packaging/minbase.sh"
package=$(realpath "${1:-$(ls "$here"/dist/*.deb)}")
given=${2:-}
root=${given:-$(mktemp -d)}
# Somebody's home has the same path inside and outside.
homes=$(mktemp -d)
entry=usr/share/applications/io.github.mexen_desktop.Mexen.desktop

finish() {
  if mountpoint -q "$root$homes"; then umount "$root$homes"; fi
  close_bare "$root"
  rm -rf --one-file-system "$homes"
  if [ -z "$given" ]; then rm -rf --one-file-system "$root"; fi
}
trap finish EXIT

inside() { chroot "$root" /usr/bin/env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }

echo "== a bare Debian"
make_bare "$root" "${SUITE:-bookworm}" ca-certificates
open_bare "$root"
inside apt-get -qq update
# What every desktop has, which learns from the package what it brings.
inside apt-get -qq install -y --no-install-recommends desktop-file-utils shared-mime-info libpulse0 >/dev/null 2>&1

echo "== install"
cp "$package" "$root/root/mexen.deb"
inside apt-get -qq install -y --no-install-recommends /root/mexen.deb >/dev/null
inside dpkg --status mexen-desktop | grep '^Status: install ok installed'
inside python3 --version 2>/dev/null && { echo "there is a Python, so that this proves little"; exit 1; }
grep -q 'vnd.mexen.record' "$root/usr/share/applications/mimeinfo.cache"
test -e "$root/usr/share/mime/application/vnd.mexen.record+json.xml"

echo "== play, by the menu entry's command: $(sed -n 's/^Exec=//p' "$root/$entry")"
command=$(sed -n 's/^Exec=\([^ ]*\).*/\1/p' "$root/$entry")
mkdir -p "$root$homes"
mount --bind "$homes" "$root$homes"
cat > "$homes/from-the-menu" <<END
#!/bin/sh
PATH=/usr/sbin:/usr/bin:/sbin:/bin
export PATH
exec chroot "$root" "$command" "\$@"
END
chmod +x "$homes/from-the-menu"
TMPDIR=$homes PYTHONPATH=$here "${PYTHON:-python3}" "$here/packaging/smoke.py" "$homes/from-the-menu"

echo "== remove"
inside apt-get -qq purge -y mexen-desktop >/dev/null
left=$(find "$root/usr" "$root/etc" "$root/var/lib/dpkg/info" -iname '*mexen*')
if [ -n "$left" ]; then echo "left behind: $left"; exit 1; fi
if grep -q mexen "$root/usr/share/applications/mimeinfo.cache" 2>/dev/null; then echo "still in the menu"; exit 1; fi
echo "installed, played, removed"
