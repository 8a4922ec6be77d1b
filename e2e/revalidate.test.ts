import { type APIRequestContext, expect } from '@playwright/test'
import { askBackend } from '#e2e/support/backend.ts'
import { ShopWithChanges } from '#e2e/support/changes.ts'
import { test } from '#e2e/support/test.ts'

interface Listed {
  id: number
  product_name: string
}

let shop: ShopWithChanges
let product: Listed
let another: Listed

/** Returns a freshly rendered page, instead of the build's, which the next request revalidates. */
async function freshPage(request: APIRequestContext, path: string): Promise<string> {
  const found = async () => {
    const answer = await request.get(shop.url + path)
    return [answer.status(), answer.headers()['x-nextjs-cache']]
  }
  await expect.poll(found).toEqual([200, undefined])
  return (await request.get(shop.url + path)).text()
}

const asksFor = (call: string) => shop.asked.filter((path) => path.startsWith(call)).length

test.beforeAll(async ({ request }) => {
  const { products } = await askBackend<{ products: Listed[] }>('products?category_sub_id=605')
  const [first, second] = products
  if (!first || !second) throw new Error('The demo company has no such products')
  product = first
  another = second
  shop = await ShopWithChanges.open()
  await expect
    .poll(
      () =>
        request.get(`${shop.url}/icon.svg`).then(
          (r) => r.status(),
          () => 0,
        ),
      {
        timeout: 30_000,
      },
    )
    .toBe(200)
})

test.afterAll(async ({ request }) => {
  // All shops of this build share its pages on disk: restore the backend's data.
  shop.renamed.clear()
  shop.missing = []
  await shop.revalidate(`product:${product.id}`, 'products', 'product-index')
  for (const path of [`/product/${product.id}`, '/products?category_sub_id=605', '/sitemap.xml']) {
    await request.get(shop.url + path)
  }
  shop.stop()
})

test('a changed product is correct on its page and cards from the first request after the call', async ({
  request,
}) => {
  const { id, product_name: before } = product
  const after = 'Something quite different'
  const page = `/product/${id}`
  const list = '/products?category_sub_id=605'
  expect(await freshPage(request, page)).toContain(before)
  expect(await freshPage(request, list)).toContain(before)

  shop.renamed.set(before, after)
  expect(await (await request.get(shop.url + page)).text()).not.toContain(after)
  const told = Date.now()
  expect(await shop.revalidate(`product:${id}`)).toBe(200)
  for (const path of [page, list]) {
    const changed = await (await request.get(shop.url + path)).text()
    expect(changed).toContain(after)
    expect(changed).not.toContain(before)
  }
  expect(Date.now() - told).toBeLessThan(5_000)
})

test('the call expires only what it names', async ({ request }) => {
  const all = ['home', `product:${product.id}`, `product:${another.id}`]
  // Each page is rendered now, so none is renewed early while the calls are counted.
  expect(await shop.revalidate(...all)).toBe(200)
  for (const path of ['/', `/product/${product.id}`, `/product/${another.id}`]) {
    await request.get(shop.url + path)
  }
  shop.asked.length = 0
  expect(await shop.revalidate(`product:${product.id}`)).toBe(200)
  await request.get(`${shop.url}/product/${product.id}`)
  const untouched = await request.get(`${shop.url}/product/${another.id}`)
  await request.get(shop.url)
  expect([untouched.status(), untouched.headers()['x-nextjs-cache']]).toEqual([200, undefined])
  expect(asksFor(`/product?id=${product.id}`)).toBe(1)
  expect(asksFor(`/product?id=${another.id}`)).toBe(0)
  expect(asksFor('/master/page/home')).toBe(0)
})

test("without the backend's product index the sitemap lists only pages", async ({ request }) => {
  shop.missing = ['/product-index']
  await shop.revalidate('product-index')
  const sitemap = await (await request.get(`${shop.url}/sitemap.xml`)).text()
  expect(sitemap.match(/<loc>[^<]+<\/loc>/g)).toEqual([
    expect.stringContaining('/sitemap/pages.xml'),
  ])
  expect((await request.get(`${shop.url}/sitemap/products-1.xml`)).status()).toBe(404)
  expect((await request.get(`${shop.url}/sitemap/pages.xml`)).status()).toBe(200)
})

test('a call without the secret expires nothing', async ({ request }) => {
  const body = { data: { tags: ['products'] } }
  expect((await request.post('/api/revalidate', body)).status()).toBe(401)
  const guess = { ...body, headers: { authorization: 'Bearer a-secret-that-was-guessed' } }
  expect((await request.post('/api/revalidate', guess)).status()).toBe(401)
  expect((await request.get('/api/revalidate')).status()).toBe(405)
})
