import { Agent, get } from 'node:http'
import type { Figures } from '#bench/pages/measures.ts'
import type { Server } from '#bench/pages/server-process.ts'

/** Shop and bare Next take turns, so that other load on the machine affects both. */
const batches = 5
const requestsPerBatch = 400

interface Cost {
  requests: number
  seconds: number
  cpuUs: number
}

const sendRequest = (agent: Agent, url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      response.resume()
      response.once('end', () =>
        response.statusCode === 200
          ? resolve()
          : reject(new Error(`${url} responded with ${response.statusCode}.`)),
      )
    }).once('error', reject)
  })

/** Returns the path of the n-th request. */
type PathOf = (n: number) => string

async function measureBatch(server: Server, pathOf: PathOf): Promise<Cost> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    const [cpuBefore, start] = [await server.cpuTime(), performance.now()]
    for (let count = 0; count < requestsPerBatch; count++)
      await sendRequest(agent, server.url + pathOf(count))
    const seconds = (performance.now() - start) / 1000
    return { requests: requestsPerBatch, seconds, cpuUs: (await server.cpuTime()) - cpuBefore }
  } finally {
    agent.destroy()
  }
}

const sum = (costs: readonly Cost[], part: keyof Cost) =>
  costs.reduce((total, cost) => total + cost[part], 0)

const cpuPerRequest = (costs: readonly Cost[]) => sum(costs, 'cpuUs') / sum(costs, 'requests')

/** Measures requests per second and CPU time per request of a page, compared with a bare Next page. */
export async function compareServerCost(
  shop: Server,
  path: string,
  bare: Server,
  barePath: string,
): Promise<Figures> {
  const [ofShop, ofBare] = [() => path, () => barePath]
  await measureBatch(shop, ofShop)
  await measureBatch(bare, ofBare)
  const shopCosts: Cost[] = []
  const bareCosts: Cost[] = []
  for (let batch = 0; batch < batches; batch++) {
    shopCosts.push(await measureBatch(shop, ofShop))
    bareCosts.push(await measureBatch(bare, ofBare))
  }
  const [cpu, bareCpu] = [cpuPerRequest(shopCosts), cpuPerRequest(bareCosts)]
  return {
    requestsPerSecond: sum(shopCosts, 'requests') / sum(shopCosts, 'seconds'),
    cpu,
    bareCpu,
    cpuToBare: cpu / bareCpu,
  }
}

/** Measures CPU time per request of a filtered list with a distinct price each time, so that no response comes from a cache. */
export async function measureOwnAddresses(shop: Server, path: string): Promise<Figures> {
  const cost = await measureBatch(shop, (n) => `${path}&price_min=${n + 1}`)
  return { cpuOnce: cpuPerRequest([cost]) }
}
