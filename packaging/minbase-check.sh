#!/usr/bin/env bash
# Proves that .ci/run works on a Debian with nothing but python3, python3-venv, git and ca-certificates:
# makes such a system in a folder, clones the committed state of this checkout into it, runs .ci/run there.
#
#   packaging/minbase-check.sh [FOLDER]     a given folder is kept and used again, else all is removed
#   SUITE=trixie packaging/minbase-check.sh
set -euo pipefail

here=$(git -C "$(dirname "$0")" rev-parse --show-toplevel)
. "$here/packaging/minbase.sh"
given=${1:-}
root=${given:-$(mktemp -d)}

finish() {
  close_bare "$root"
  if [ -z "$given" ]; then rm -rf --one-file-system "$root"; fi
}
trap finish EXIT

make_bare "$root" "${SUITE:-bookworm}" python3,python3-venv,git,ca-certificates
open_bare "$root"

rm -rf "$root/mexen"
git clone -q --no-local "$here" "$root/mexen"

passed_on=()
while IFS= read -r name; do passed_on+=("$name=${!name}"); done < <(compgen -e | grep -iE '^(pip_|https?_proxy|no_proxy)' || true)
time chroot "$root" /usr/bin/env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 CI=true \
  "${passed_on[@]}" bash /mexen/.ci/run
