import { expect, type Page } from '@playwright/test'
import { e2e } from '#e2e/settings.ts'
import { askBackend } from '#e2e/support/backend.ts'
import { nightly, test } from '#e2e/support/test.ts'

interface Sitemap {
  root: string
  locs: string[]
  lastmods: string[]
}

/** Parses a sitemap as XML. */
async function readSitemap(page: Page, path: string): Promise<Sitemap> {
  const response = await page.request.get(path)
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8')
  return page.evaluate(
    (xml) => {
      const { documentElement: root } = new DOMParser().parseFromString(xml, 'application/xml')
      const texts = (name: string) =>
        [...root.getElementsByTagName(name)].map(({ textContent }) => textContent)
      return { root: root.nodeName, locs: texts('loc'), lastmods: texts('lastmod') }
    },
    await response.text(),
  )
}

test('robots.txt excludes personal pages, and names the sitemap', async ({ request }) => {
  const response = await request.get('/robots.txt')
  expect(response.headers()['content-type']).toMatch(/^text\/plain/)
  const lines = (await response.text()).split('\n')
  for (const path of ['/api/', '/cart', '/checkout', '/payment/', '/account', '/list/']) {
    expect(lines).toContain(`Disallow: ${path}`)
  }
  // Addresses listed in /llms.txt are allowed, and searches within a list are not.
  expect(lines).toContain('Allow: /products?search=')
  expect(lines).toContain('Disallow: /products?*&search=')
  expect(lines).toContain(`Sitemap: ${e2e.shopUrl}/sitemap.xml`)
})

test('the sitemap names every product of the backend once, with its last change', async ({
  page,
}) => {
  const index = await readSitemap(page, '/sitemap.xml')
  expect(index.root).toBe('sitemapindex')
  expect(index.locs[0]).toBe(`${e2e.shopUrl}/sitemap/pages.xml`)
  const files = await Promise.all(
    index.locs.slice(1).map((loc) => readSitemap(page, new URL(loc).pathname)),
  )
  const { product_count } = await askBackend<{ product_count: number }>('products?limit=1')
  const products = files.flatMap(({ locs }) => locs)
  expect(products).toHaveLength(product_count)
  expect(new Set(products).size).toBe(product_count)
  expect(products.every((loc) => loc.startsWith(`${e2e.shopUrl}/product/`))).toBe(true)
  const changes = [...index.lastmods, ...files.flatMap(({ lastmods }) => lastmods)]
  expect(changes).toHaveLength(product_count + files.length)
  expect(changes.filter((change) => Number.isNaN(Date.parse(change)))).toEqual([])
})

test('every page in the sitemap exists, at its canonical address', nightly, async ({ page }) => {
  const { root, locs } = await readSitemap(page, '/sitemap/pages.xml')
  expect(root).toBe('urlset')
  const paths = locs.map((loc) => loc.replace(e2e.shopUrl, ''))
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/products?category_id=6', '/shop/men', '/tnc']),
  )
  for (const path of paths) {
    const response = await page.request.get(path)
    expect([path, response.status()]).toEqual([path, 200])
    const [, canonical] =
      (await response.text()).match(/<link rel="canonical" href="([^"]+)"/) ?? []
    expect(canonical?.replaceAll('&amp;', '&').replace(/\/$/, '')).toBe(
      `${e2e.shopUrl}${path}`.replace(/\/$/, ''),
    )
  }
})

test.describe('a file missing from the index answers 404:', () => {
  for (const file of ['products-2.xml', 'products-0.xml', 'products-1', 'x.xml']) {
    test(file, async ({ request }) => {
      expect((await request.get(`/sitemap/${file}`)).status()).toBe(404)
    })
  }
})

test('the product index is not available to browsers', async ({ request }) => {
  expect((await request.get('/api/product-index')).status()).toBe(404)
  expect((await request.get('/api/product-index-pages')).status()).toBe(404)
})

test('the manifest and its icons exist', async ({ page, request }) => {
  await page.goto('/')
  const manifest = page.locator('link[rel=manifest]')
  const path = (await manifest.getAttribute('href')) ?? ''
  const { name, icons } = await (await request.get(path)).json()
  expect(name).toBe('Sandang Nusa')
  expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
  const linked = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(linked.length).toBeGreaterThanOrEqual(3)
  for (const src of [...linked, ...icons.map((icon: { src: string }) => icon.src)]) {
    const response = await request.get(src)
    expect([src, response.status()]).toEqual([src, 200])
    expect(response.headers()['content-type']).toMatch(/^image\//)
  }
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#FAF7F2')
})
