#!/usr/bin/env bash
# HAProxy 2.6.12 (Debian's 2.6.12-1+deb12u4) and the age of cached responses.
#
# 1. Its cache keeps a response for its whole max-age from arrival, whatever its Age header: with `Age: 50` and `max-age=53` it is still
#    served six seconds later, three seconds after it became stale (RFC 9111, 4.2.3). HAProxy even reports it: the Age that it sends starts
#    at 50 and rises above max-age.
# 2. The response that it stores is forwarded to its client without the original Age.
# 3. A client without Accept-Encoding gets whichever encoding is cached, here brotli, as RFC 9110, 12.5.3 allows; other caches request it
#    again.
#
# Used in deploy/caches/haproxy.cfg, which subtracts the age from max-age before the response is stored, and sets an Accept-Encoding on each
# request. Fails when any of this has changed. Needs apt of Debian 12, and Node.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
apt-get download haproxy=2.6.12-1+deb12u4 liblua5.3-0 libopentracing1 libopentracing-c-wrapper0 2>/dev/null >&2
for archive in *.deb; do dpkg -x "$archive" .; done
export LD_LIBRARY_PATH=$folder/usr/lib/x86_64-linux-gnu
usr/sbin/haproxy -v | head -1
cat >haproxy.cfg <<'CONFIG'
cache pages
  total-max-size 4
  max-age 3600
  process-vary on
listen shop
  mode http
  bind 127.0.0.1:18081
  timeout client 5s
  timeout server 5s
  timeout connect 2s
  http-request cache-use pages
  http-response cache-store pages
  server shop 127.0.0.1:18080
CONFIG
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'

let asked = 0
const server = createServer((_, response) => {
  asked++
  const body = brotliCompressSync(`answer ${asked}`)
  response.writeHead(200, {
    'Cache-Control': 'max-age=53',
    Age: '50',
    'Content-Encoding': 'br',
    'Content-Length': body.length,
    Vary: 'Accept-Encoding',
  })
  response.end(body)
}).listen(18080)
await once(server, 'listening')

async function ask(headers) {
  const [response] = await once(request({ port: 18081, headers, agent: false }).end(), 'response')
  await text(response)
  const { age = null, 'content-encoding': encoding = null } = response.headers
  return { status: response.statusCode, age, encoding, asked }
}

const brotli = { 'Accept-Encoding': 'br' }
const seen = { first: await ask(brotli), second: await ask(brotli), plain: await ask({}) }
await setTimeout(6_000)
seen.later = await ask(brotli)
console.table(seen)
assert.equal(seen.first.age, null)
assert.ok(Number(seen.second.age) >= 50)
assert.ok(Number(seen.later.age) > 53)
assert.equal(seen.plain.encoding, 'br')
assert.equal(asked, 1)
console.log('As described.')
process.exit()
SCRIPT
usr/sbin/haproxy -f haproxy.cfg &
sleep 2
node run.mjs
