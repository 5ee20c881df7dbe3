#!/usr/bin/env bash
# scripts/with-boss-12.sh COMMAND…
#
# Runs a command in a copy of this checkout with pg-boss 12 and Node 24 (pg-boss 12 requires 22.12), to test the newer version that
# users may have installed. npm downloads both; exits with 75 if it cannot.
#
#   scripts/with-postgres.sh scripts/with-boss-12.sh npx vitest run test/service/jobs
set -euo pipefail
version=${PORT43_BOSS:-12.35.0}
cd "$(dirname "$0")/.."
root=$PWD

folder=$(mktemp -d /tmp/port43-boss-12.XXXXXX)
trap 'rm -rf "$folder"' EXIT
newer=$folder/newer
mkdir "$newer" && echo '{}' > "$newer/package.json"
npm install --prefix "$newer" --silent --no-audit --no-fund "pg-boss@$version" node@24 > /dev/null && test -x "$newer/node_modules/node/bin/node" ||
  { echo "with-boss-12: npm could not install pg-boss $version and Node 24" >&2; exit 75; }

git ls-files -z --cached --others --exclude-standard | xargs -0 cp --parents -t "$folder"
mkdir "$folder/node_modules"
ln -s "$root"/node_modules/* "$root"/node_modules/.bin "$folder/node_modules/"
ln -sfn "$newer/node_modules/pg-boss" "$folder/node_modules/pg-boss"

cd "$folder"
export PATH="$newer/node_modules/node/bin:$PATH"
echo "Node $(node --version), pg-boss $(node -p 'require("./node_modules/pg-boss/package.json").version')"
"$@"
