import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Endpoint } from '@etalase/contract/endpoint.ts'
import { endpoints } from '@etalase/contract/endpoints.ts'
import type { CallExamples } from '@etalase/contract/openapi-examples.ts'
import { countStatuses } from '#bench/flood/count-statuses.ts'
import type { Measured } from '#bench/flood/limits.ts'
import { closeBrowsers, SaleBrowser } from '#bench/flood/sale/browser.ts'
import type { Piece } from '#bench/flood/sale/crowd.ts'
import { staffSecret, stockPieces } from '#bench/flood/sale/shops.ts'
import { startShop } from '#bench/pages/servers.ts'
import { ucpCalls } from '../../../../../lib/config/ucp-calls.ts'

/** Concurrent reads, each distinct and from its own address; and the steady number of clients. */
const atOnce = 200
const steady = 40

/** Orders placed one at a time meanwhile, and the pause before each in milliseconds. */
const orders = { count: 4, pauseMs: 150 }

/** Maximum milliseconds of an order. */
const orderMs = 2_000

/** Returns the n-th read of a kind. */
type Read = (n: number) => { path: string; body?: object }

const platform = 'profile="https://agent.example/profile.json"'

/** Lists the reads that a browser may send through `/api`, from the table of calls, with their example inputs. */
function callReads(examples: CallExamples): [string, Read][] {
  const isOpen = ({ effect, access, isServerOnly }: Endpoint) =>
    effect === 'reads' && (access === 'public' || access === 'device') && !isServerOnly
  return Object.entries<Endpoint>(endpoints)
    .filter(([, endpoint]) => isOpen(endpoint))
    .map(([call]) => {
      const [method = '', path] = call.split(' ')
      const { local_device_id: _, ...input } = { local_device_id: '', ...examples[call]?.request }
      const read: Read = (n) => {
        if (method !== 'GET') return { path: `/api/${path}?n=${n}`, body: input }
        const search = call === 'GET products' ? { search: `kemeja batik ${n}` } : {}
        const query = Object.entries({ ...input, ...search, n }).map(([key, value]) => [
          key,
          String(value),
        ])
        return { path: `/api/${path}?${new URLSearchParams(query)}` }
      }
      return [call, read]
    })
}

const ucpBodies: Readonly<Record<string, (n: number) => object>> = {
  'POST catalog/search': (n) => ({ query: `kemeja batik ${n}` }),
  'POST catalog/lookup': (n) => ({ ids: [String(1_001 + n)] }),
  'POST catalog/product': (n) => ({ id: String(1_001 + n) }),
}

const ucpReads = (): [string, Read][] =>
  Object.entries(ucpBodies)
    .filter(([call]) => call in ucpCalls)
    .map(([call, bodyOf]) => [
      `/ucp ${call}`,
      (n) => ({ path: `/ucp/${call.replace('POST ', '')}`, body: bodyOf(n) }),
    ])

const pages: [string, Read] = [
  '/products?search=',
  (n) => ({ path: `/products?search=kemeja+batik+${n}` }),
]

/** Returns an address in a separate network for each client, so that each stays within its share. */
const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`

/** Adds a piece to a cart and orders it. Returns the duration of the order, and the statuses. */
async function buy(shopUrl: string, piece: Piece, n: number) {
  const browser = new SaleBrowser([shopUrl], `11.0.${n >> 8}.${n & 255}`)
  const line = { product_detail_id: piece.productId, size: piece.size, qty: 1 }
  const added = await browser.ask('/api/cart', { body: line })
  const order = {
    shipping_type: 'PICKUP_ON_STORE',
    showroom_id: piece.showroomId,
    guest_email: `guest-${randomUUID()}@example.com`,
  }
  const placed = await browser.ask('/api/checkout-trx', { body: order, key: randomUUID() })
  return { ms: placed.ms, addMs: added.ms, statuses: [added.status, placed.status] }
}

/** Keeps reads in flight until the returned function is called, which returns their statuses. */
function keepReading(shopUrl: string, read: Read, clients: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  let isOver = false
  let next = 0
  const statuses: number[] = []
  const work = async () => {
    while (!isOver) {
      const n = ++next
      const { path, body } = read(n)
      const more = { headers: { 'ucp-agent': platform }, agent }
      const browser = new SaleBrowser([shopUrl], addressOf(n), more)
      statuses.push((await browser.ask(path, { ...(body && { body }) })).status)
    }
  }
  const working = Promise.all(Array.from({ length: clients }, work))
  return async () => {
    isOver = true
    await working
    agent.destroy()
    return statuses
  }
}

let buyers = 0

/** Measures an honest shopper's wait while others read. */
async function measureKind(
  shopUrl: string,
  piece: Piece,
  { kind, read, clients }: { kind: string; read: Read; clients: number },
): Promise<Measured[]> {
  const end = keepReading(shopUrl, read, clients)
  const bought: Awaited<ReturnType<typeof buy>>[] = []
  for (let count = 0; count < orders.count; count++) {
    await sleep(orders.pauseMs)
    bought.push(await buy(shopUrl, piece, ++buyers))
  }
  const statuses = countStatuses(await end())
  const slowest = Math.max(...bought.map(({ ms }) => ms))
  const failed = bought.filter((one) => one.statuses.some((status) => status !== 200)).length
  const slowestAdd = Math.max(...bought.map(({ addMs }) => addMs)).toFixed()
  process.stdout.write(
    `${clients} at once: ${kind}, statuses ${statuses}; slowest add to cart ${slowestAdd} ms\n`,
  )
  const name = `${clients} reads of ${kind}`
  return [
    { label: `slowest order during ${name}`, unit: 'ms', value: slowest, limit: orderMs },
    { label: `orders that failed during ${name}`, unit: 'orders', value: failed, limit: 0 },
  ]
}

/** Measures how long orders take, and whether they fail, during 200 concurrent reads of each kind. */
export async function measureReads(): Promise<Measured[]> {
  const shop = await startShop({
    SESSION_PASSWORD: 'a-session-password-only-for-the-flood',
    STAFF_TOKEN: staffSecret,
    TRUSTED_PROXIES: '1',
    UCP: 'on',
    UNPAID_PER_ADDRESS: '1000000',
  })
  try {
    const piece = await stockPieces(`http://localhost:${shop.backendPort}`, 100_000)
    const examples: CallExamples = JSON.parse(
      await readFile('packages/conformance/examples/calls.json', 'utf8'),
    )
    const kinds = [...callReads(examples), ...ucpReads(), pages]
    const mixed: Read = (n) => kinds[n % kinds.length]?.[1](n) ?? { path: '/' }
    await buy(shop.url, piece, ++buyers)
    const measured: Measured[] = []
    for (const [kind, read] of [...kinds, ['all kinds', mixed] as const])
      measured.push(...(await measureKind(shop.url, piece, { kind, read, clients: atOnce })))
    const steadily = { kind: 'all kinds, steadily', read: mixed, clients: steady }
    return [...measured, ...(await measureKind(shop.url, piece, steadily))]
  } finally {
    closeBrowsers()
    await shop.stop()
  }
}
