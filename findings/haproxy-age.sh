#!/usr/bin/env bash
# HAProxy 2.6.12 (Debian's 2.6.12-1+deb12u4) and the age of what it stores.
#
# 1. Its cache keeps a response for its whole max-age from when it arrives, however old the response says that it is: with `Age: 50` and
#    `max-age=53` it is still sent six seconds later, though it has been stale for three (RFC 9111, 4.2.3). It says so itself: the Age that
#    it sends is 50 and more, and rises above max-age.
# 2. The answer that it stores goes on to its client without the Age with which it came.
# 3. A client that names no Accept-Encoding gets the encoding that happens to be stored, here brotli, as RFC 9110, 12.5.3 allows; other
#    caches ask for it again.
#
# Used in deploy/caches/haproxy.cfg, which takes the age from max-age before the response is stored, and writes an Accept-Encoding into
# each request. Fails when any of it has changed. Needs apt of Debian 12, and Node.
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
