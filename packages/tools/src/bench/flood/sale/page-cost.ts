import { findFreePort } from '@etalase/processes/ports.ts'
import type { Measured } from '#bench/flood/limits.ts'
import { SaleBrowser } from '#bench/flood/sale/browser.ts'
import { type Server, startServer } from '#bench/pages/server-process.ts'

/** Shop and bare server take turns, so that other load on the machine affects both. */
const batches = 5
const requestsPerBatch = 4_000
const atOnce = 16

/** Returns the microseconds of CPU that a server takes for a number of responses. */
async function cpuOf(server: Server, ask: () => Promise<unknown>): Promise<number> {
  const before = await server.cpuTime()
  const work = async () => {
    for (let count = 0; count < requestsPerBatch / atOnce; count++) await ask()
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return (await server.cpuTime()) - before
}

async function startBareServer(): Promise<Server> {
  const port = await findFreePort()
  const env = { PORT: String(port) }
  return startServer(['packages/tools/src/bench/flood/sale/bare-server.ts'], {
    port,
    path: '/',
    env,
  })
}

/** Measures the CPU of a queue page beyond an empty response of Node's HTTP server. */
export async function measurePageCost(shop: Server, path: string): Promise<Measured[]> {
  const bare = await startBareServer()
  try {
    const waiting = new SaleBrowser([shop.url], '198.51.100.1')
    const nobody = new SaleBrowser([bare.url], '198.51.100.1')
    // The first response sets the ticket, and the first batch is not measured.
    await waiting.ask(path)
    let [page, least] = [0, 0]
    for (let batch = 0; batch <= batches; batch++) {
      const costs = [
        await cpuOf(shop, () => waiting.ask(path)),
        await cpuOf(bare, () => nobody.ask('/')),
      ] as const
      if (batch === 0) continue
      page += costs[0]
      least += costs[1]
    }
    const requests = batches * requestsPerBatch
    const [whole, empty] = [page / requests, least / requests]
    process.stdout.write(
      `page of the queue: ${whole.toFixed(1)} µs of CPU; an empty answer of node:http: ${empty.toFixed(1)} µs\n`,
    )
    // The total depends on the machine: on a slow one an empty response alone takes more than the limit.
    const label = 'CPU that the shop adds to an empty answer, for a page of the queue'
    return [{ label, unit: 'µs', value: whole - empty, limit: 40 }]
  } finally {
    await bare.stop()
  }
}
