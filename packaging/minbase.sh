# Sourced by the checks that need a bare Debian in a folder. Needs root, debootstrap, and a Debian whose own
# package sources the bare one may use.
#
#   make_bare FOLDER SUITE PACKAGES    makes it with these packages alone, unless it is there already
#   open_bare FOLDER                   mounts what programs in it expect
#   close_bare FOLDER                  takes that away again

make_bare() {
  local root=$1 suite=$2 packages=$3 conf
  if [ ! -e "$root/usr/bin/apt-get" ]; then
    debootstrap --variant=minbase --include="$packages" "$suite" "$root" >/dev/null
  fi
  # How this machine reaches the package registries, so that the bare one does too.
  cp /etc/resolv.conf /etc/hosts "$root/etc/"
  for conf in /etc/apt/apt.conf.d/99*; do
    if [ -e "$conf" ]; then cp "$conf" "$root/etc/apt/apt.conf.d/"; fi
  done
  if [ "$suite" = "$(. /etc/os-release && echo "$VERSION_CODENAME")" ] && [ -e /etc/apt/sources.list.d/debian.sources ]; then
    rm -f "$root/etc/apt/sources.list"
    cp /etc/apt/sources.list.d/debian.sources "$root/etc/apt/sources.list.d/"
  fi
  mkdir -p "$root/usr/local/share/ca-certificates" "$root/etc/ssl/certs"
  cp -r /usr/local/share/ca-certificates/. "$root/usr/local/share/ca-certificates/" 2>/dev/null || true
  cp -L /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
  for conf in /etc/pip.conf /etc/xdg/pip; do
    if [ -e "$conf" ]; then mkdir -p "$root$(dirname "$conf")" && cp -rT "$conf" "$root$conf"; fi
  done
}

open_bare() {
  mount -t proc proc "$1/proc"
  mount --bind /dev/pts "$1/dev/pts"
  mount -t tmpfs tmpfs "$1/dev/shm"
}

close_bare() {
  local place
  for place in dev/shm dev/pts proc; do
    if mountpoint -q "$1/$place"; then umount "$1/$place"; fi
  done
}
