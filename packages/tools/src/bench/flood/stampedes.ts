import { countStatuses } from '#bench/flood/count-statuses.ts'
import type { Measured } from '#bench/flood/limits.ts'
import { type Responses, requestAtRate } from '#bench/flood/open-loop.ts'
import { slowestCallDuring } from '#bench/flood/slowest-call.ts'
import type { Server } from '#bench/pages/server-process.ts'
import { percentile } from '#percentile.ts'

const connections = 500

/** Requests per second. */
const rates = { hot: 4000, crowd: 300, manyLists: 150 }
const seconds = 5

/** Microseconds of CPU per request at 8,000 requests/s on one core. */
const hotCpuUs = 125

function report(name: string, responses: Responses): void {
  const statuses = countStatuses(responses.map(({ status }) => status))
  process.stdout.write(`${name}: ${responses.length} requests, statuses ${statuses}\n`)
}

function slowestPercent(name: string, responses: Responses, limit: number): Measured {
  report(name, responses)
  const times = responses.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return { label: `${name}, 99th percentile`, unit: 'ms', value: percentile(times, 0.99), limit }
}

/** Measures a page in the cache under heavy load. */
async function hotPage(shop: Server): Promise<Measured[]> {
  const path = () => '/faq'
  const load = { rate: rates.hot, seconds, connections }
  await requestAtRate(shop.url, path, load)
  const cpuBefore = await shop.cpuTime()
  const responses = await requestAtRate(shop.url, path, load)
  const value = ((await shop.cpuTime()) - cpuBefore) / responses.length
  return [
    slowestPercent(
      `a hot page, ${rates.hot} requests/s over ${connections} connections`,
      responses,
      20,
    ),
    { label: 'CPU of a request for a hot page', unit: 'µs', value, limit: hotCpuUs },
  ]
}

/** Measures a page that is not cached yet: rendered on request, or a stale one of the build. */
async function coldPage(shop: Server, name: string, path: string): Promise<Measured> {
  const load = { rate: rates.crowd, seconds, connections }
  const responses = await requestAtRate(shop.url, () => path, load)
  return slowestPercent(`a crowd on ${name}, ${rates.crowd} requests/s`, responses, 1000)
}

/** Requests more distinct lists than the shop can render. Measures the wait for a cached page meanwhile. */
async function manyLists(shop: Server): Promise<Measured> {
  const list = (count: number) => `/products?category_id=7&size=M&price_min=${count + 1}`
  const load = { rate: rates.manyLists, seconds, connections }
  const asking = requestAtRate(shop.url, list, load)
  const value = await slowestCallDuring(`${shop.url}/products?category_id=7`, asking)
  report('lists that are each rendered', await asking)
  const label = `slowest whole list while ${rates.manyLists} narrowed lists/s are asked for`
  return { label, unit: 'ms', value, limit: 1000 }
}

/** Measures waits under stampedes. Needs a freshly started shop. */
export const measureStampedes = async (shop: Server): Promise<Measured[]> => [
  await coldPage(shop, 'a page of the build', '/product/1203'),
  await coldPage(shop, 'a narrowed list', '/products?category_id=7&size=M&price_min=70000'),
  ...(await hotPage(shop)),
  await manyLists(shop),
]
