#!/usr/bin/env bash
# ELinks 0.13.2 (Debian 12) follows a `meta refresh` in a page's head, unless a `<meta charset>` precedes it. Before `<meta charset>`, or
# after `<meta http-equiv="content-type">`, it is followed; in HTML the order of metadata has no meaning.
#
# Here: the redirect for browsers without scripts comes first in the head (packages/front/src/gate/lead-on.ts). Needs Debian's elinks, tmux
# and Node. Fails when any of this has changed.
set -euo pipefail
for program in elinks tmux node; do
  command -v "$program" >/dev/null || { echo "Not run: apt-get install elinks tmux" >&2; exit 2; }
done
folder=$(mktemp -d)
cd "$folder"
cat >server.mjs <<'SOURCE'
import { appendFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'

const charset = '<meta charset="utf-8">'
const type = '<meta http-equiv="content-type" content="text/html; charset=utf-8">'
const refresh = ({ url }) => `<meta http-equiv="refresh" content="1; url=/from${url}">`

const heads = {
  '/charset-behind': (request) => refresh(request) + charset,
  '/charset-before': (request) => charset + refresh(request),
  '/type-before': (request) => type + refresh(request),
}

const server = createServer((request, response) => {
  appendFileSync('log', `${request.url}\n`)
  response.setHeader('content-type', 'text/html; charset=utf-8')
  const head = heads[request.url]?.(request) ?? ''
  response.end(`<!DOCTYPE html><html><head>${head}<title>page</title></head><body><p>Page</p></body></html>`)
})
server.listen(0, '127.0.0.1', () => writeFileSync('port', String(server.address().port)))
SOURCE
node server.mjs &
server=$!
trap 'kill $server; rm -rf "$folder"' EXIT
until [ -s port ]; do sleep 0.1; done
port=$(cat port)
mkdir .elinks
touch .elinks/elinks.conf
elinks -version | head -1

# Opens a page and prints, after up to six seconds, whether its refresh was followed.
opened() {
  tmux -S "$folder/tmux$1" -f /dev/null new-session -d -x 80 -y 24 env HOME="$folder" elinks -no-connect "http://127.0.0.1:$port/$1"
  for _ in $(seq 60); do
    grep -qx "/from/$1" log 2>/dev/null && break
    sleep 0.1
  done
  tmux -S "$folder/tmux$1" kill-server
  grep -qx "/$1" log || { echo "elinks did not open /$1." >&2; exit 2; }
  if grep -qx "/from/$1" log; then echo followed; else echo 'not followed'; fi
}

expect() {
  local found
  found=$(opened "$1")
  echo "$1: $found"
  [ "$found" = "$2" ] || { echo "Changed: \"$2\" was expected." >&2; exit 1; }
}

expect charset-behind followed
expect charset-before 'not followed'
expect type-before followed
