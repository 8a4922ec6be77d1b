import { get } from 'node:http'
import { countStatuses } from '#bench/flood/count-statuses.ts'
import type { Measured } from '#bench/flood/limits.ts'
import { slowestCallDuring } from '#bench/flood/slowest-call.ts'
import type { Server } from '#bench/pages/server-process.ts'

/** Concurrent requests, all distinct. */
const atOnce = 300

/** Maximum milliseconds: for each of them, and for another shopper's home page meanwhile. */
const limits = { answer: 10_000, home: 1_000 }

interface Request {
  path: string
  headers?: Record<string, string>
}

const hash = '0'.repeat(40)
const long = 'x'.repeat(4_200)
const tree = (n: number) => encodeURIComponent(JSON.stringify(['', { children: [String(n), {}] }]))

/** Requests as seen from attackers, and those that cost a render. */
const kinds: Readonly<Record<string, (n: number) => Request>> = {
  'a path with two dots': (n) => ({ path: `/media/../products?search=X${n}` }),
  'a path with encoded dots': (n) => ({ path: `/media/%2e%2e/products?search=Y${n}` }),
  'a path out of the static folder': (n) => ({
    path: `/_next/static/../../products?search=Z${n}`,
  }),
  'a path with a backslash': (n) => ({ path: `/brand/a%5c${n}` }),
  'a long query': (n) => ({ path: `/products?category_id=7&x=${long}${n}` }),
  'a long Next-Url': (n) => ({
    path: '/products?category_id=7&size=S',
    headers: { 'next-url': `/${long}${n}` },
  }),
  'the data of searches': (n) => ({ path: `/_data/${hash}/products?search=polo${n}` }),
  'the data of narrowed lists': (n) => ({ path: `/_data/${hash}/products?price_min=${n + 1}` }),
  'the data of this server': (n) => ({ path: `/_data/${hash}/./api/products?search=polo${n}` }),
  'a made-up segment': (n) => ({
    path: `/product/${1000 + n}?_rsc=x`,
    headers: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': `/x${n}` },
  }),
  'made-up states of the router': (n) => ({
    path: `/products?category_id=7&price_min=${n + 1}&_rsc=`,
    headers: { rsc: '1', 'next-router-state-tree': tree(n) },
  }),
  'narrowed lists': (n) => ({ path: `/products?category_id=7&price_max=${100_000 + n}` }),
  searches: (n) => ({ path: `/products?search=kemeja${n}` }),
  'products that nobody asked for': (n) => ({ path: `/product/${1000 + n}` }),
  'made-up products': (n) => ({ path: `/product/${700_000 + n}` }),
  'failure pages': (n) => ({ path: `/failure/down?${n}` }),
  'carts with a nonce': (n) => ({
    path: `/cart?${n}`,
    headers: { 'content-security-policy-report-only': `script-src 'nonce-${n}'` },
  }),
  'offers of another protocol': (n) => ({
    path: `/faq?${n}`,
    headers: { connection: 'Upgrade', upgrade: n % 2 === 0 ? 'h2c' : 'websocket' },
  }),
}

interface Answer {
  status: number
  ms: number
}

/** Node's client, since `fetch` would remove the dots from a path. */
const ask = (server: string, { path, headers = {} }: Request): Promise<Answer> =>
  new Promise((resolve) => {
    const start = performance.now()
    const { hostname, port } = new URL(server)
    const end = (status: number) => resolve({ status, ms: performance.now() - start })
    get({ hostname, port, path, headers: { 'accept-encoding': 'br', ...headers }, agent: false })
      .once('response', (response) => {
        response.resume().once('close', () => end(response.statusCode ?? 0))
      })
      .once('error', () => end(0))
  })

async function measureKind(
  shop: Server,
  kind: string,
  request: (n: number) => Request,
): Promise<Measured[]> {
  const asked = Promise.all(Array.from({ length: atOnce }, (_, n) => ask(shop.url, request(n))))
  const home = await slowestCallDuring(shop.url, asked)
  const answers = await asked
  const statuses = countStatuses(answers.map(({ status }) => status))
  process.stdout.write(`${atOnce} at once: ${kind}, statuses ${statuses}\n`)
  const slowest = Math.max(...answers.map(({ ms }) => ms))
  const unanswered = answers.filter(({ status }) => status === 0).length
  return [
    { label: `slowest of ${kind}`, unit: 'ms', value: slowest, limit: limits.answer },
    { label: `home during ${kind}`, unit: 'ms', value: home, limit: limits.home },
    { label: `without an answer, of ${kind}`, unit: 'requests', value: unanswered, limit: 0 },
  ]
}

/** Measures the wait of others while an attacker sends many distinct requests at once. */
export async function measureStrangers(shop: Server): Promise<Measured[]> {
  await (await fetch(shop.url)).text()
  const measured: Measured[] = []
  for (const [kind, request] of Object.entries(kinds)) {
    measured.push(...(await measureKind(shop, kind, request)))
  }
  return measured
}
