#!/usr/bin/env bash
# @medusajs/telemetry 2.21.2, which every `medusa` command loads. MEDUSA_DISABLE_TELEMETRY=true prevents storing events, but they are still
# counted, and the sender, a separate Node process, still starts: when the command exits, ten seconds after the first event, and for every
# event from the 20th on (the count is never reset). Only `telemetry.enabled: false` in Medusa's config file (written by `medusa telemetry
# --disable`) prevents that.
#
# Here: Medusa gets a config folder with that setting (packages/tools/src/engine/start-engine.ts). Needs Node and npm. Fails when any of
# this has changed.
set -euo pipefail
command -v npm >/dev/null || { echo "Not run: it needs npm" >&2; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @medusajs/telemetry@2.21.2
# Records the processes that would start.
cat >count.cjs <<'SOURCE'
const { appendFileSync } = require('node:fs')
require('node:child_process').fork = (file) => {
  appendFileSync(process.env.STARTED, `${file.split('/').pop()}\n`)
  return { unref() {} }
}
SOURCE
# count <title> <events>: prints how many senders a process starts that tracks this many events.
count() {
  : >started
  STARTED=$folder/started XDG_CONFIG_HOME=$folder/config CI=1 node -r ./count.cjs \
    -e "const { track } = require('@medusajs/telemetry'); for (let i = 0; i < $2; i++) track('EVENT')" >/dev/null
  echo "$1, $2 events: $(grep -c . started) started"
}
enabled() { mkdir -p config/medusa; echo "{\"telemetry\":{\"enabled\":$1}}" >config/medusa/config.json; }
enabled true
export MEDUSA_DISABLE_TELEMETRY=true
seen=$(count 'disabled by the variable' 0; count 'disabled by the variable' 19; count 'disabled by the variable' 30)
unset MEDUSA_DISABLE_TELEMETRY
enabled false
seen="$seen
$(count 'disabled in the file' 30)"
expected="disabled by the variable, 0 events: 1 started
disabled by the variable, 19 events: 2 started
disabled by the variable, 30 events: 13 started
disabled in the file, 30 events: 0 started"
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { printf 'Expected:\n%s\n' "$expected" >&2; exit 1; }
