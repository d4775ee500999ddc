#!/bin/sh
# For the Dockerfile: unpacks pg_dump, pg_restore and psql into a folder, with the libraries that the base image does not have.
# Nothing of them runs, so the packages may be of another platform than this machine.
#
#   postgres-tools.sh FOLDER ARCHITECTURE
set -eu
folder=$1
architecture=$2

# Not older than the server in compose.cluster.yml.
packages='postgresql-client-17 libpq5 libcom-err2 libgssapi-krb5-2 libk5crypto3 libkeyutils1 libkrb5-3 libkrb5support0
  libldap2 libreadline8t64 libsasl2-2'

mkdir -p "$folder/var/lib/dpkg/status.d" /tmp/packages
cd /tmp/packages
dpkg --add-architecture "$architecture"
apt-get update
for name in $packages; do
  apt-get download "$name:$architecture"
  set -- "${name}"_*_"$architecture".deb
  mkdir unpacked
  dpkg-deb --extract "$1" unpacked
  # Scanners of images read here which packages there are.
  dpkg-deb --field "$1" > "$folder/var/lib/dpkg/status.d/$name"
  find unpacked/usr \( -name pg_dump -o -name pg_restore -o -path '*/bin/psql' -o -path '*-linux-gnu*/lib*.so*' -o -name copyright \) |
    while read -r file; do
      target="$folder${file#unpacked}"
      mkdir -p "$(dirname "$target")"
      cp --no-dereference "$file" "$target"
    done
  rm -r unpacked
done
test -x "$folder/usr/lib/postgresql/17/bin/pg_dump"
test -x "$folder/usr/lib/postgresql/17/bin/pg_restore"
test -x "$folder/usr/lib/postgresql/17/bin/psql"
