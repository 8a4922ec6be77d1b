#!/usr/bin/env bash
# Cookies that NetSurf 3.10 (Debian 12) sends back.
#
# 1. None to a host without a dot, such as `localhost`: open a shop on a developer's machine as 127.0.0.1.
# 2. To a dotted host, in the same visit: those of the path `/`, but not of `/checkout` at `/checkout/steps`, a match by RFC 6265 (5.1.4).
#
# Here: the form checkout keeps a guest's choices in cookies of the path /checkout, hidden from other pages
# (lib/session/checkout-cookie.ts); NetSurf cannot get past its first step. Needs Debian's netsurf-gtk, xvfb and Node. Fails when any of
# this has changed.
set -euo pipefail
for program in netsurf-gtk Xvfb node; do
  command -v "$program" >/dev/null || { echo "Not run: apt-get install netsurf-gtk xvfb" >&2; exit 2; }
done
folder=$(mktemp -d)
cd "$folder"
cat >server.mjs <<'SOURCE'
import { appendFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'

const server = createServer(({ url, headers }, response) => {
  appendFileSync('log', `${headers.host.split(':')[0]} ${url} ${headers.cookie ?? 'none'}\n`)
  if (url === '/checkout/set') {
    const cookies = ['site=1; Path=/', 'folder=1; Path=/checkout']
    return response.writeHead(303, { location: '/checkout/steps', 'set-cookie': cookies }).end()
  }
  response.setHeader('content-type', 'text/html')
  response.end('<title>page</title>')
})
server.listen(0, '127.0.0.1', () => writeFileSync('port', String(server.address().port)))
SOURCE
node server.mjs &
pids=$!
Xvfb -displayfd 3 -nolisten tcp 3>display 2>/dev/null &
pids="$pids $!"
trap 'kill $pids; wait; rm -rf "$folder"' EXIT
until [ -s port ] && [ -s display ]; do sleep 0.1; done
port=$(cat port)
dpkg-query -W netsurf-gtk

# Opens the page that sets the cookies on a host, and waits for a line in the log.
visit() {
  local host=$1 line=$2
  HOME=$folder DISPLAY=:$(cat display) netsurf-gtk "http://$host:$port/checkout/set" >/dev/null 2>&1 &
  local browser=$!
  for _ in $(seq 300); do
    grep -q "^$host /checkout/steps" log 2>/dev/null && break
    sleep 0.1
  done
  kill "$browser"
  grep -xF -- "$line" log || { echo "Changed: \"$line\" was expected." >&2; cat log >&2; exit 1; }
}

visit localhost 'localhost /checkout/steps none'
visit 127.0.0.1 '127.0.0.1 /checkout/steps site=1'
