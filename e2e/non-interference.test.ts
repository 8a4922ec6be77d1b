import { type IncomingHttpHeaders, request as send } from 'node:http'
import { text } from 'node:stream/consumers'
import { queryWithHash } from '@etalase/front/next/variants.ts'
import { expect } from '@playwright/test'
import fc from 'fast-check'
import { ShopWithChanges } from '#e2e/support/changes.ts'
import { test } from '#e2e/support/test.ts'
import { plainTags } from '#lib/api/cache-manifest.ts'
import { routes } from '#lib/config/routes.ts'

/** Number of cases; `npm run nightly` tries 10,000. */
const runs = Number(process.env.INTERFERENCE_RUNS ?? 300)

interface Sent {
  method: string
  path: string
  headers: Record<string, string>
  body: string
}

const param = fc.constantFrom(
  '1001',
  '1087',
  '999999',
  'women',
  'all',
  'x',
  '..',
  '%2e%2e',
  'a%5cb',
  '%00',
  '1001%2f',
)

const known = fc
  .constantFrom(...routes.map(({ path }) => path))
  .chain((path) => param.map((value) => path.replace(/\[[^\]]+\]/g, value)))

const madeUp = fc
  .array(
    fc.oneof(
      param,
      fc.constantFrom(
        'products',
        'product',
        '_next',
        '_data',
        'media',
        '.',
        '',
        'failure',
        'down',
        'static',
      ),
      fc.webPath(),
    ),
    { maxLength: 5 },
  )
  .map((segments) => `/${segments.join('/')}`)

const names = [
  'category_id',
  'size',
  'sort',
  'page',
  'search',
  'filter',
  'utm_source',
  '_rsc',
  'dpl',
  '__nextDataReq',
  'x',
]

const query = fc
  .array(
    fc.tuple(
      fc.constantFrom(...names),
      fc.oneof(fc.constantFrom('7', 'M', '', '1', '%', 'PRICE_ASC'), fc.string({ maxLength: 12 })),
    ),
    { maxLength: 4 },
  )
  .map((pairs) => pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&'))

const headerNames = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
  'next-action',
  'next-resume',
  'x-middleware-prefetch',
  'x-middleware-subrequest',
  'x-middleware-rewrite',
  'x-nextjs-data',
  'x-matched-path',
  'x-prerender-revalidate',
  'x-now-route-matches',
  'x-invoke-path',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-for',
  'content-security-policy',
  'content-security-policy-report-only',
  'authorization',
  'cookie',
  'accept-encoding',
  'accept-language',
  'if-none-match',
  'range',
  'upgrade',
  'user-agent',
  'purpose',
  'x-own-request',
  'x-made-up',
]

const headerValue = fc.constantFrom(
  '1',
  '0',
  '2',
  '/_tree',
  '/bogus',
  '/_full',
  "script-src 'nonce-X'",
  'evil.example',
  'session=1; device_id=2',
  'br',
  'gzip',
  'identity',
  'bytes=0-10',
  'h2c',
  '*',
  'Bearer x',
  '%5B%22%22%5D',
  'bot',
  'middleware',
)

const strange = fc.record<Sent>({
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE'),
  path: fc
    .tuple(fc.oneof(known, known, madeUp), query)
    .map(([path, search]) => (search ? `${path}?${search}` : path)),
  headers: fc.dictionary(fc.constantFrom(...headerNames), headerValue, { maxKeys: 6 }),
  body: fc.constantFrom('', '', '{}', 'a=1', '{"x":'),
})

/** Requests of an ordinary shopper: pages, a filtered one, and a page as router data. */
const visits: readonly Sent[] = [
  { method: 'GET', path: '/', headers: {}, body: '' },
  { method: 'GET', path: '/faq', headers: {}, body: '' },
  { method: 'GET', path: '/product/1001', headers: {}, body: '' },
  { method: 'GET', path: '/product/1087', headers: {}, body: '' },
  { method: 'GET', path: '/products?category_id=7', headers: {}, body: '' },
  { method: 'GET', path: '/products?category_id=7&size=M', headers: {}, body: '' },
  { method: 'GET', path: '/product/1001?_rsc=', headers: { rsc: '1' }, body: '' },
]

/** Known attacks on the addresses of those requests. */
function examples(): [Sent][] {
  const segment = {
    rsc: '1',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/bogus',
  }
  const hash = queryWithHash(segment, new URLSearchParams())
  const data = `/_data/${'0'.repeat(40)}`
  const addresses = ['/faq', '/product/1001', '/products?category_id=7&size=M']
  const sent = addresses.flatMap((path): Partial<Sent>[] => [
    { path: `${path}${path.includes('?') ? '&' : '?'}${hash}`, headers: segment },
    { path, headers: { 'content-security-policy-report-only': "script-src 'nonce-X'" } },
    { path, headers: { 'x-middleware-prefetch': '1' } },
    { path, headers: { 'x-matched-path': '/account', 'x-nextjs-data': '1' } },
    { path: data + path },
    { path: `/media/..${path}` },
    { path: `/media/%2e%2e${path}` },
  ])
  return sent.map((one) => [{ method: 'GET', path: '/', headers: {}, body: '', ...one }])
}

const changing = ['date', 'age', 'x-nextjs-cache', 'connection', 'keep-alive']

const lasting = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !changing.includes(name)))

let shop: ShopWithChanges

function ask({ method, path, headers, body }: Sent): Promise<string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(shop.url)
    const lengthHeader = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const request = send(
      { hostname, port, method, path, headers: { ...headers, ...lengthHeader }, agent: false },
      async (answer) => {
        const answered = await text(answer).catch(() => 'broken off')
        resolve(JSON.stringify([answer.statusCode, lasting(answer.headers), answered]))
      },
    )
    // Node itself refuses to send some requests.
    request.on('error', (error) => resolve(String(error)))
    request.end(body)
  })
}

const askAll = () => Promise.all(visits.map(ask))

/** Returns the current pages, including the effects of purchases meanwhile. */
async function plainAnswers(): Promise<string[]> {
  await shop.revalidate(...plainTags)
  await askAll()
  return askAll()
}

test.beforeAll(async ({ request }) => {
  shop = await ShopWithChanges.open()
  const status = () => request.get(`${shop.url}/livez`).then((answer) => answer.status())
  await expect.poll(() => status().catch(() => 0), { timeout: 30_000 }).toBe(200)
})

test.afterAll(() => shop.stop())

test("a stranger's requests do not change what others get", async () => {
  test.setTimeout(runs * 1_000)
  let before = await plainAnswers()
  const property = fc.asyncProperty(strange, async (sent) => {
    await ask(sent)
    if (JSON.stringify(await askAll()) === JSON.stringify(before)) return
    // A page may change by itself: a purchase shows after a minute.
    before = await plainAnswers()
    await ask(sent)
    expect(await askAll()).toEqual(before)
  })
  await fc.assert(property, { numRuns: runs, endOnFailure: true, examples: examples() })
})
