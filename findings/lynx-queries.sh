#!/usr/bin/env bash
# How lynx 2.9.0dev.12 and w3m 0.5.3 (Debian 12) differ with plain forms from every other browser that we tried.
#
# 1. lynx sends no Referer from a page with `=` in its query (`/p?x=1`), but sends it from `/p?x`.
# 2. lynx sends a cookie of the path `/p` to `/p` and `/p/more`, but not to `/p?x`; RFC 6265 (5.1.4) compares paths without the query.
# 3. lynx sends a form with method=post by GET when it has no field.
# 4. w3m follows a 307 after a POST by GET, without the body; RFC 9110 (15.4.8) keeps the method.
#
# Here: checkout steps have names without values in their addresses (lib/checkout/urls.ts), and cookies of their folder
# (lib/session/checkout-cookie.ts). Each form has a field (components/ui/sent-field.tsx), and a browser without a cart sends its first form
# again by a press (lib/gateway/device.ts). Needs Debian's lynx, w3m, tmux and Node. Fails when any of this has changed.
set -euo pipefail
for program in lynx w3m tmux node; do
  command -v "$program" >/dev/null || { echo "Not run: apt-get install lynx w3m tmux" >&2; exit 2; }
done
folder=$(mktemp -d)
cd "$folder"
cat >server.mjs <<'SOURCE'
import { appendFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'

const field = '<input type=hidden name=f value=1>'
const form = (action, inside = field) =>
  `<title>page</title><form method=post action="${action}">${inside}<button>Send</button></form>`

const server = createServer(async (request, response) => {
  for await (const _ of request);
  const { method, url, headers } = request
  appendFileSync('log', `${method} ${url} referer=${headers.referer ? 'yes' : 'no'} cookie=${headers.cookie ? 'yes' : 'no'}\n`)
  if (url.startsWith('/again')) return response.writeHead(307, { location: '/done-again' }).end()
  if (url === '/set') {
    response.writeHead(303, { location: '/p?x', 'set-cookie': 'a=1; Path=/p' })
    return response.end()
  }
  response.setHeader('content-type', 'text/html')
  if (url === '/cookies') return response.end(form('/set'))
  if (url === '/empty') return response.end(form('/done', ''))
  if (url === '/redirect') return response.end(form('/again'))
  response.end(form(`/done?${encodeURIComponent(url)}`))
})
server.listen(0, '127.0.0.1', () => writeFileSync('port', String(server.address().port)))
SOURCE
node server.mjs &
server=$!
trap 'kill $server; rm -rf "$folder"' EXIT
until [ -s port ]; do sleep 0.1; done
port=$(cat port)
lynx --version | head -1
w3m -version | cut -d, -f1

presses=0

# Opens a page in a browser, presses its only button with the given keys, and waits for a line in the log.
press() {
  local name=$1 page=$2 line=$3
  shift 3
  local socket=$folder/tmux${page//[^a-z]/}$name$presses
  presses=$((presses + 1))
  tmux -S "$socket" -f /dev/null new-session -d -x 80 -y 24 env HOME="$folder" "$name" $([ "$name" = lynx ] && echo -accept_all_cookies) "http://127.0.0.1:$port$page"
  sleep 2
  tmux -S "$socket" send-keys "$@"
  for _ in $(seq 100); do
    grep -qF -- "$line" log && break
    sleep 0.1
  done
  tmux -S "$socket" kill-server
  grep -F -- "$line" log || { echo "Changed: \"$line\" was expected." >&2; cat log >&2; exit 1; }
}

press lynx '/p?x=1' 'POST /done?%2Fp%3Fx%3D1 referer=no' Enter
press lynx '/p?x' 'POST /done?%2Fp%3Fx referer=yes' Enter
press lynx /cookies 'GET /p?x referer=yes cookie=no' Enter
press lynx /empty 'GET /done' Enter
press w3m /redirect 'GET /done-again' Tab Enter
