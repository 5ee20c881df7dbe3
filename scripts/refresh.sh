#!/usr/bin/env bash
# scripts/refresh.sh [--dry-run] [--from FILE] [--replay DIR]
#
# Refreshes IANA's tables and the files generated from them, checks whether registries still respond as expected, and opens a pull
# request with `gh` if a table changed. The branch `refresh` is overwritten each time.
#
#   --dry-run      print the pull request instead; the files are changed
#   --from FILE    read IANA's facts from a file, like update-registry, instead of IANA's pages
#   --replay DIR   use stored responses instead of the registries
#
# Exits 1 if a registry responds incorrectly (the pull request is opened anyway), 2 if IANA or the registries could not be queried.
set -euo pipefail
cd "$(dirname "$0")/.."

dry=false
facts=(--online)
asked=()
while [ $# -gt 0 ]; do
  case $1 in
    --dry-run) dry=true ;;
    --from) facts=(--from "${2:?--from: FILE is missing}") && shift ;;
    --replay) asked=(--replay "${2:?--replay: DIR is missing}") && shift ;;
    --help) sed -n '2,/^set /{/^set /d;s/^# \{0,1\}//;p}' "$0" && exit 0 ;;
    *) echo "refresh: unknown option $1 (--help)" >&2 && exit 2 ;;
  esac
  shift
done

report=$(mktemp -d)
trap 'rm -rf "$report"' EXIT

npm run --silent update-registry -- "${facts[@]}" | tee "$report/tables"
if grep -q '^NOT FROM IANA' "$report/tables"; then
  echo 'refresh: IANA’s pages could not be read' >&2
  exit 2
fi
npm run --silent coverage
npm run --silent docs

drift=0
npm run --silent drift -- ${asked[@]+"${asked[@]}"} > "$report/drift" || drift=$?
cat "$report/drift"
[ "$drift" -le 1 ] || exit 2

if git diff --quiet; then
  echo 'No table changed.'
  exit "$drift"
fi

{
  printf 'What IANA changed:\n\n```\n%s\n```\n\n' "$(head -c 20000 "$report/tables")"
  printf 'How registries respond now:\n\n```\n%s\n```\n\n' "$(head -c 20000 "$report/drift")"
  printf 'GitHub does not start workflows for a pull request that a workflow opened: close and reopen it to run them.\n'
} > "$report/body"
title='Refresh the tables of IANA'

if $dry; then
  printf '%s\n\n%s\n' "$title" "$(cat "$report/body")"
  git diff --stat
  exit "$drift"
fi

git config user.name 'github-actions[bot]'
git config user.email '41898282+github-actions[bot]@users.noreply.github.com'
git switch --quiet --force-create refresh
git commit --quiet --all --message "$title"
git push --quiet --force origin refresh
if [ "$(gh pr list --head refresh --state open --json number --jq length)" = 0 ]; then
  gh pr create --head refresh --title "$title" --body-file "$report/body"
else
  gh pr edit refresh --body-file "$report/body"
fi
exit "$drift"
