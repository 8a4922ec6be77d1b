import { Agent, get } from 'node:http'
import type { Figures } from '#scripts/bench/pages/measures.ts'
import type { Server } from '#scripts/bench/pages/server.ts'

/** Shop and bare Next take turns, so that both meet the same weather on the machine. */
const rounds = 5
const requestsPerRound = 400

interface Cost {
  requests: number
  seconds: number
  cpuUs: number
}

const ask = (agent: Agent, url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      response.resume()
      response.once('end', () =>
        response.statusCode === 200
          ? resolve()
          : reject(new Error(`${url} answered ${response.statusCode}.`)),
      )
    }).once('error', reject)
  })

async function costOfRound(server: Server, path: string): Promise<Cost> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    const [cpuBefore, start] = [await server.cpuTime(), performance.now()]
    for (let request = 0; request < requestsPerRound; request++) await ask(agent, server.url + path)
    const seconds = (performance.now() - start) / 1000
    return { requests: requestsPerRound, seconds, cpuUs: (await server.cpuTime()) - cpuBefore }
  } finally {
    agent.destroy()
  }
}

const sum = (costs: readonly Cost[], part: keyof Cost) =>
  costs.reduce((total, cost) => total + cost[part], 0)

const cpuPerRequest = (costs: readonly Cost[]) => sum(costs, 'cpuUs') / sum(costs, 'requests')

/** What a prerendered page costs the shop's server, next to a page of bare Next. */
export async function compareCost(
  shop: Server,
  path: string,
  bare: Server,
  barePath: string,
): Promise<Figures> {
  await costOfRound(shop, path)
  await costOfRound(bare, barePath)
  const ofShop: Cost[] = []
  const ofBare: Cost[] = []
  for (let round = 0; round < rounds; round++) {
    ofShop.push(await costOfRound(shop, path))
    ofBare.push(await costOfRound(bare, barePath))
  }
  const [cpu, bareCpu] = [cpuPerRequest(ofShop), cpuPerRequest(ofBare)]
  return {
    requestsPerSecond: sum(ofShop, 'requests') / sum(ofShop, 'seconds'),
    cpu,
    bareCpu,
    cpuToBare: cpu / bareCpu,
  }
}
