#!/usr/bin/env bash
# Proves that .ci/run works on a Debian with nothing but python3, python3-venv, git and ca-certificates:
# makes such a system in a folder, clones the committed state of this checkout into it, runs .ci/run there.
# Needs root, debootstrap, and a Debian whose own package sources it may use.
#
#   packaging/minbase-check.sh [FOLDER]     a given folder is kept and used again, else all is removed
#   SUITE=trixie packaging/minbase-check.sh
set -euo pipefail

here=$(git -C "$(dirname "$0")" rev-parse --show-toplevel)
suite=${SUITE:-bookworm}
root=${1:-$(mktemp -d)}

close() {
  for place in dev/shm dev/pts proc; do
    if mountpoint -q "$root/$place"; then umount "$root/$place"; fi
  done
  if [ -z "${1:-}" ]; then rm -rf --one-file-system "$root"; fi
}
trap 'close "'"${1:-}"'"' EXIT

if [ ! -e "$root/usr/bin/python3" ]; then
  debootstrap --variant=minbase --include=python3,python3-venv,git,ca-certificates "$suite" "$root" >/dev/null
fi

# How this machine reaches the package registries, so that the bare one does too.
cp /etc/resolv.conf /etc/hosts "$root/etc/"
cp -r /etc/apt/sources.list.d /etc/apt/apt.conf.d/99* "$root/tmp/" 2>/dev/null || true
for conf in "$root"/tmp/99*; do [ -e "$conf" ] && mv "$conf" "$root/etc/apt/apt.conf.d/"; done
if [ "$suite" = "$(. /etc/os-release && echo "$VERSION_CODENAME")" ]; then
  rm -f "$root/etc/apt/sources.list"
  cp /etc/apt/sources.list.d/debian.sources "$root/etc/apt/sources.list.d/" 2>/dev/null || true
fi
rm -rf "$root/tmp/sources.list.d"
cp -r /usr/local/share/ca-certificates/. "$root/usr/local/share/ca-certificates/" 2>/dev/null || true
cp -L /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
for conf in /etc/pip.conf /etc/xdg/pip; do
  if [ -e "$conf" ]; then mkdir -p "$root$(dirname "$conf")" && cp -rT "$conf" "$root$conf"; fi
done

mount -t proc proc "$root/proc"
mount --bind /dev/pts "$root/dev/pts"
mount -t tmpfs tmpfs "$root/dev/shm"

rm -rf "$root/mexen"
git clone -q --no-local "$here" "$root/mexen"

passed_on=()
while IFS= read -r name; do passed_on+=("$name=${!name}"); done < <(compgen -e | grep -iE '^(pip_|https?_proxy|no_proxy)' || true)
time chroot "$root" /usr/bin/env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 CI=true \
  "${passed_on[@]}" bash /mexen/.ci/run
