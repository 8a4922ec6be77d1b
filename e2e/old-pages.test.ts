import { type APIRequestContext, expect } from '@playwright/test'
import { ShopWithChanges } from '#e2e/support/changes.ts'
import { addressesOf, isCached, shared } from '#e2e/support/page-addresses.ts'
import { test } from '#e2e/support/test.ts'
import { plainTags } from '#lib/api/cache-manifest.ts'

/** A product whose name no other test uses. */
const renamed = '/product/1087'

/** Pages of the build, and products and lists rendered on their first visit; the sitemap is one cached file. */
const pages = [...addressesOf(shared).filter(isCached), renamed, '/sitemap.xml']

const productIds = pages.flatMap((path) => /^\/product\/(\d+)$/.exec(path)?.[1] ?? [])
const everything = [...plainTags, ...productIds.map((id) => `product:${id}`)]

let shop: ShopWithChanges

async function untilStarted(request: APIRequestContext): Promise<void> {
  const status = () => request.get(`${shop.url}/livez`).then((answer) => answer.status())
  await expect.poll(() => status().catch(() => 0), { timeout: 30_000 }).toBe(200)
}

async function statuses(request: APIRequestContext, paths = pages) {
  const found: Record<string, number> = {}
  for (const path of paths) found[path] = (await request.get(shop.url + path)).status()
  return found
}

const all = (status: number, paths = pages) =>
  Object.fromEntries(paths.map((path) => [path, status]))

/** Visits all pages while the backend is up. Pages are written to disk in the background. */
async function visitAll(request: APIRequestContext): Promise<void> {
  shop.isDown = false
  expect(await statuses(request)).toEqual(all(200))
  expect(await statuses(request)).toEqual(all(200))
}

test.beforeAll(async ({ request }) => {
  shop = await ShopWithChanges.open()
  await untilStarted(request)
})

test.afterAll(async ({ request }) => {
  // All shops of this build share its pages on disk: restore the backend's data.
  shop.isDown = false
  shop.renamed.clear()
  await shop.revalidate(...everything)
  await statuses(request)
  shop.stop()
})

test('pages survive a revalidation followed by an outage, in each form that browsers request', async ({
  request,
}) => {
  await visitAll(request)
  expect(await shop.revalidate(...everything)).toBe(200)
  shop.isDown = true
  expect(await statuses(request)).toEqual(all(200))
  const page = await request.get(shop.url + renamed)
  // Shared caches revalidate soon, to get the new page once it exists.
  expect(page.headers()['cache-control']).toContain('s-maxage=5,')
  expect(await page.text()).toContain('add to cart')
  const router = await request.get(`${shop.url}${renamed}?_rsc=`, { headers: { rsc: '1' } })
  expect([router.status(), router.headers()['content-type']]).toEqual([200, 'text/x-component'])
})

test('pages survive a revalidation during an outage', async ({ request }) => {
  await visitAll(request)
  shop.isDown = true
  expect(await shop.revalidate(...everything)).toBe(200)
  expect(await statuses(request)).toEqual(all(200))
  expect(await statuses(request)).toEqual(all(200))
})

for (const order of ['before', 'during'] as const) {
  test(`pages survive a revalidation ${order} an outage and a restart of the shop`, async ({
    request,
  }) => {
    await visitAll(request)
    if (order === 'before') expect(await shop.revalidate(...everything)).toBe(200)
    shop.isDown = true
    if (order === 'during') expect(await shop.revalidate(...everything)).toBe(200)
    await shop.restart()
    await untilStarted(request)
    expect(await statuses(request)).toEqual(all(200))
  })
}

test('a page that failed to revalidate is renewed soon after the backend is back', async ({
  request,
}) => {
  await visitAll(request)
  shop.isDown = true
  await shop.revalidate(...everything)
  const path = shop.url + renamed
  const old = await (await request.get(path)).text()
  const [, name = ''] = /<h1[^>]*>([^<]+)</.exec(old) ?? []
  shop.renamed.set(name, 'A new name after the outage')
  shop.isDown = false
  await expect
    .poll(async () => (await request.get(path)).text())
    .toContain('A new name after the outage')
})

test('a page never rendered before answers an uncached 503 during an outage', async ({
  request,
}) => {
  shop.isDown = true
  const answer = await request.get(`${shop.url}/products?category_id=6&sort=PRICE_DESC&page=2`)
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([503, 'no-store'])
})
