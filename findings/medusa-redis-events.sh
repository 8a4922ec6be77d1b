#!/usr/bin/env bash
# @medusajs/event-bus-redis 2.21.2, which Medusa recommends in place of its local event bus, with the options of its documentation.
# - While Redis is away, an event that is being emitted neither goes out nor fails: the call waits for as long as Redis is away. Medusa emits
#   during its writes, so a shop cannot even put something into a cart (on a whole Medusa, `POST /store/carts` did not answer within 18 s).
# - Two Medusas on one Redis share the queue `events-queue`: each takes events of the other, for which it has no subscriber, and they are done.
# - Events of a process that runs no worker, as in `medusa exec`, wait for the next start: a seed of 1,200 products left 29,000.
#
# Here: the local bus stays; a start makes up for the events of a killed process (packages/medusa/server/src/events.ts). Needs Node,
# npm and redis-server. Fails when the first two have changed.
set -euo pipefail
for needed in npm redis-server redis-cli; do
  command -v "$needed" >/dev/null || { echo "Not run: it needs $needed" >&2; exit 2; }
done
folder=$(mktemp -d)
port=$((20000 + RANDOM % 20000))
trap 'redis-cli -p "$port" shutdown nosave >/dev/null 2>&1 || true; rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @medusajs/event-bus-redis@2.21.2 @medusajs/framework@2.21.2
redis-server --port "$port" --save '' --dir "$folder" >/dev/null &
cat >buses.cjs <<'SOURCE'
const { execFileSync } = require('node:child_process')
const { setTimeout: pause } = require('node:timers/promises')
const { default: redisBus } = require('@medusajs/event-bus-redis')
const port = process.env.REDIS_PORT
const logger = { info() {}, warn() {}, error() {} }

/** A bus as Medusa opens it, with subscribers by event. */
async function open(subscribers) {
  const registered = {}
  const container = { register: (values) => Object.assign(registered, values) }
  const options = { redisUrl: `redis://127.0.0.1:${port}` }
  for (const load of redisBus.loaders) await load({ container, logger, options })
  const known = Object.fromEntries(Object.entries(registered).map(([name, { resolve }]) => [name, resolve()]))
  const bus = new redisBus.service({ logger, ...known }, options, { worker_mode: 'shared' })
  for (const [name, subscriber] of Object.entries(subscribers))
    bus.subscribe(name, subscriber, { subscriberId: `${name} subscriber` })
  await bus.__hooks.onApplicationStart()
  return bus
}

async function main() {
  let handled = 0
  const first = await open({ 'product.updated': async () => void handled++ })
  const event = { name: 'product.updated', data: { id: 'prod_1' } }
  const handledOf = async (count) => {
    handled = 0
    for (let number = 0; number < count; number++) await first.emit(event)
    await pause(3_000)
    return handled === count ? 'all' : handled > 0 ? 'a part' : 'none'
  }
  console.log(`one Medusa: its subscriber gets ${await handledOf(200)} of its events`)
  await open({ 'order.placed': async () => {} })
  console.log(`with another on the same Redis: ${await handledOf(200)}`)
  execFileSync('redis-cli', ['-p', port, 'shutdown', 'nosave'])
  const emitted = first.emit(event).then(
    () => 'done',
    () => 'failed',
  )
  console.log(`Redis is away for 20 s: ${await Promise.race([emitted, pause(20_000, 'still waiting')])}`)
  process.exit(0)
}
main()
SOURCE
until redis-cli -p "$port" ping >/dev/null 2>&1; do sleep 0.2; done
seen=$(REDIS_PORT=$port node buses.cjs 2>/dev/null)
expected="one Medusa: its subscriber gets all of its events
with another on the same Redis: a part
Redis is away for 20 s: still waiting"
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { printf 'Expected:\n%s\n' "$expected" >&2; exit 1; }
