import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { expireTags } from '#server/cache-tags.ts'
import { emptyPages } from '#server/empty-pages.ts'
import { MissingPages } from '#server/missing-pages.ts'
import { routeLabels } from '#server/route-label.ts'

const manifest = {
  staticRoutes: [{ page: '/cart', regex: '^/cart(?:/)?$' }],
  dynamicRoutes: [
    { page: '/product/[id]', regex: '^/product/([^/]+?)(?:/)?$' },
    { page: '/[...missing]', regex: '^/(.+?)(?:/)?$' },
  ],
  redirects: [{ regex: '^/left-sidebar(?:/([^/]+?))(?:/)?$' }],
  headers: [
    { regex: '^/.*$', headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] },
    { regex: '^/cart$', headers: [{ key: 'X-Cart', value: 'yes' }] },
  ],
}

/** A shop whose Next has some products; `rendered` has the paths that Next was asked for. */
async function openShop(products: string[] = []) {
  const rendered: string[] = []
  const sendEmpty = emptyPages(manifest)
  const missing = new MissingPages(manifest, routeLabels(manifest), 'public')
  const server = createServer((request, response) => {
    if (missing.isMissing(request)) return sendEmpty(request.url ?? '', response, 404)
    missing.note(request, response)
    const { url = '' } = request
    rendered.push(url)
    response.statusCode = products.some((id) => url.startsWith(`/product/${id}`)) ? 200 : 404
    response.end()
  }).listen(0)
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
  })
  const address = server.address()
  const url = `http://localhost:${typeof address === 'object' ? address?.port : ''}`
  const get = (path: string, init: RequestInit = {}) => fetch(url + path, init)
  return { get, rendered, products }
}

test.each(['/no-such-page', '/a/b/c.php', '/Cart', '/%2563art', '/brand/none.svg'])(
  '%s, which no route has, is answered with 404 and costs Next nothing',
  async (path) => {
    const { get, rendered } = await openShop()
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(rendered).toEqual([])
  },
)

test.each([
  '/cart',
  '/cart?x=1',
  '/cart/',
  '//no-such-page',
  '/no-such-page/',
  '/%63art',
  '/left-sidebar/7',
  '/brand/sandang-nusa.svg',
  '/service-worker.js',
  '/_next/static/none.js',
  '/account/no-such-page',
])('%s is left to Next', async (path) => {
  const { get, rendered } = await openShop()
  await get(path)
  expect(rendered).toEqual([path])
})

test('a write is left to Next, whatever its path', async () => {
  const { get, rendered } = await openShop()
  await get('/no-such-page', { method: 'POST' })
  expect(rendered).toEqual(['/no-such-page'])
})

test.each([
  ['GET', '/failure/missing'],
  ['GET', '/%66ailure/down?x=1'],
  ['POST', '/failure/missing'],
])('%s %s does not reach Next: a failure page has no address', async (method, path) => {
  const { get, rendered } = await openShop()
  expect((await get(path, { method })).status).toBe(404)
  expect(rendered).toEqual([])
})

test('the answer has the headers that the build sends with the path', async () => {
  const { get } = await openShop()
  const { headers } = await get('/no-such-page')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.has('x-cart')).toBe(false)
})

test('a product that is missing costs Next one request, with any query', async () => {
  const { get, rendered } = await openShop()
  for (const path of ['/product/11', '/product/11', '/product/11?size=M']) {
    expect((await get(path)).status).toBe(404)
  }
  expect(rendered).toEqual(['/product/11'])
})

test('a product that is there is always rendered', async () => {
  const { get, rendered } = await openShop(['12'])
  for (const _ of [1, 2]) expect((await get('/product/12')).status).toBe(200)
  expect(rendered).toHaveLength(2)
})

test.each(['product:13', 'products'])(
  'a product that appears is there at once when the backend tells of %s',
  async (tag) => {
    const { get, products } = await openShop()
    await get('/product/13')
    products.push('13')
    expireTags([tag], { expire: 0 })
    expect((await get('/product/13')).status).toBe(200)
  },
)

test('a product that appears without a word is there after a minute', async () => {
  const start = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(start)
  onTestFinished(() => clock.mockRestore())
  const { get, products } = await openShop()
  await get('/product/14')
  products.push('14')
  clock.mockReturnValue(start + 60_000)
  expect((await get('/product/14')).status).toBe(404)
  clock.mockReturnValue(start + 60_001)
  expect((await get('/product/14')).status).toBe(200)
})

test('a word of another product changes nothing', async () => {
  const { get, rendered } = await openShop()
  await get('/product/15')
  expireTags(['product:16'], { expire: 0 })
  await get('/product/15')
  expect(rendered).toHaveLength(1)
})
