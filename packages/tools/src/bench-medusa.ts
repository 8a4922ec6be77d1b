import { randomInt } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { cleanUpAtSignals } from '@etalase/processes/cleanup.ts'
import { ProcessGroup } from '@etalase/processes/process-group.ts'
import { readCpuMs } from '#bench/backend/cpu-time.ts'
import { profileTable, type TracedWork } from '#bench/medusa/profile.ts'
import { measureBackendOrders } from '#bench/orders/rates.ts'
import { checkVariables } from '#engine/check.ts'
import { openEngine } from '#engine/open-engine.ts'
import { readEngineSettings } from '#engine/settings.ts'
import { stockSizes } from '#engine/sized.ts'
import { startAdapter } from '#engine/start-shop.ts'

// npm run -w packages/tools bench:medusa: measures orders a second through the adapter to Medusa, the CPU time of both per order, and
// Medusa's most expensive work. Uses a temporary folder and its own PostgreSQL server; Medusa is installed once (Linux).
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '100' },
    shoppers: { type: 'string', default: '4' },
  },
})
const [orders, shoppers] = [Number(values.orders), Number(values.shoppers)]

/** Orders placed before measuring starts. */
const warmUp = 40

const dataDir = mkdtempSync(join(tmpdir(), 'etalase-medusa-'))
// PostgreSQL runs as a different user, which needs access to this folder.
chmodSync(dataDir, 0o711)
const traceFile = join(dataDir, 'trace.json')
const tracer = pathToFileURL(resolve('packages/tools/src/bench/medusa/trace.ts'))
tracer.searchParams.set('to', traceFile)
const group = new ProcessGroup()
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
cleanUpAtSignals(1)

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Starts Medusa with the tracer, and the adapter. */
async function open() {
  const settings = await readEngineSettings(process.env, { isCheck: true, dataDir })
  Object.assign(process.env, checkVariables, {
    UNPAID_PER_DEVICE: '1000000',
    UNPAID_PER_EMAIL: '1000000',
    ADMIN: '0',
    NODE_OPTIONS: `--import=${tracer}`,
  })
  const opened = await openEngine(group, settings)
  // No shop is running that could receive change notifications.
  Object.assign(process.env, { NODE_OPTIONS: '', LOG_LEVEL: 'silent' })
  await startAdapter(group, opened)
  const pieces = await stockSizes(opened, { sizes: 12, qty: 100_000 })
  return { backendUrl: `http://localhost:${settings.ports.adapter}`, pieces }
}

/** Returns the work that Medusa has traced since the last call. */
async function takeTrace(): Promise<TracedWork[]> {
  rmSync(traceFile, { force: true })
  process.kill(group.pid('engine'), 'SIGUSR2')
  for (;;) {
    await pause(100)
    const text = await readFile(traceFile, 'utf8').catch(() => '')
    if (text !== '') return JSON.parse(text)
  }
}

const cpuTimes = async () => ({
  Medusa: await readCpuMs(group.pid('engine')),
  adapter: await readCpuMs(group.pid('adapter')),
})

const shopper = () => ({ address: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` })

type Backend = Awaited<ReturnType<typeof open>>

/** Milliseconds until the mails of the last orders are sent. */
const calmMs = 3_000

/** Places orders from filled carts at this concurrency. Returns the rates, CPU time and traced work, mails included. */
async function placeOrders(backend: Backend, purchases: number, atATime: number) {
  let before = await cpuTimes()
  const crowd = { pieces: backend.pieces, purchases, shoppers: atATime }
  const measured = await measureBackendOrders({ ...backend, shopper }, crowd, async () => {
    await pause(calmMs)
    await takeTrace()
    before = await cpuTimes()
  })
  await pause(calmMs)
  const after = await cpuTimes()
  const each = (part: keyof typeof after) => (after[part] - before[part]) / purchases
  return { ...measured, Medusa: each('Medusa'), adapter: each('adapter'), work: await takeTrace() }
}

try {
  const backend = await open()
  await placeOrders(backend, warmUp, shoppers)
  const { perSecond, p50, p99, Medusa, adapter } = await placeOrders(backend, orders, shoppers)
  say(`${perSecond.toFixed(1)} orders a second, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`)
  say(`CPU of one: Medusa ${Medusa.toFixed(0)} ms, the adapter ${adapter.toFixed(0)} ms\n`)
  say(profileTable((await placeOrders(backend, orders, 1)).work, orders))
} finally {
  await group.stop()
}
