#!/usr/bin/env bash
# scripts/with-postgres.sh COMMAND…
#
# Runs a command with PORT43_TEST_POSTGRES set to a temporary PostgreSQL server, whose data and Unix socket are in a new folder. It
# listens on no port, and ends with the command. As root, the server runs as "postgres". It does not wait for the disk, because nobody
# needs its data after a power failure; for measurements, PORT43_FSYNC=on does.
set -euo pipefail

bin=$(dirname "$(command -v initdb || ls -d /usr/lib/postgresql/*/bin/initdb 2> /dev/null | sort -V | tail -1 || true)")
if [ ! -x "$bin/initdb" ]; then
  echo 'with-postgres: no initdb found; on Debian: apt-get install postgresql' >&2
  exit 1
fi

folder=$(mktemp -d /tmp/port43-postgres.XXXXXX)
as=()
if [ "$(id -u)" = 0 ]; then
  chown postgres "$folder"
  as=(setpriv --reuid=postgres --regid=postgres --init-groups)
fi
cleanup() {
  "${as[@]}" "$bin/pg_ctl" -D "$folder/data" -m immediate -w stop > /dev/null 2>&1 || true
  rm -rf "$folder"
}
trap cleanup EXIT
cd "$folder"
"${as[@]}" "$bin/initdb" -D "$folder/data" -U port43 --auth=trust -E UTF8 --locale=C > "$folder/initdb.log"
"${as[@]}" "$bin/pg_ctl" -D "$folder/data" -w -l "$folder/log" \
  -o "-c listen_addresses='' -c unix_socket_directories='$folder' -c max_connections=200 -c fsync=${PORT43_FSYNC:-off}" start > /dev/null
cd "$OLDPWD"

# For tests that stop and start their own server.
export PORT43_TEST_POSTGRES_BIN="$bin"
export PORT43_TEST_POSTGRES="postgres://port43@localhost/postgres?host=$folder"
"$@"
