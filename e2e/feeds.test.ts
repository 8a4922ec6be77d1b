import { type APIRequestContext, expect } from '@playwright/test'
import { test } from '#e2e/support/test.ts'

interface Offer {
  sku: string
  offers: { price: number; availability: string; url: string }
}

const jsonLd = /<script type="application\/ld\+json">(.*?)<\/script>/gs

/** Returns the sizes of a product from its page's structured data. */
async function offersOf(request: APIRequestContext, path: string): Promise<Offer[]> {
  const html = await (await request.get(path)).text()
  const found = [...html.matchAll(jsonLd)].map(([, json = '{}']) => JSON.parse(json))
  return found.flatMap((data) =>
    (data['@graph'] ?? [data]).flatMap((part: { hasVariant?: Offer[] }) =>
      (part.hasVariant ?? []).filter(({ sku }) => sku),
    ),
  )
}

const attribute = (item: string, name: string) =>
  item.match(new RegExp(`<g:${name}>([^<]*)</g:${name}>`))?.[1]?.replaceAll('&amp;', '&')

/** Returns the kind of a product: on sale or not, with all, some or no sizes in stock. */
function kindOf(rows: readonly string[]): string {
  const stock = new Set(rows.map((row) => attribute(row, 'availability')))
  return [...stock]
    .toSorted()
    .concat(rows.some((row) => attribute(row, 'sale_price')) ? 'sale' : [])
    .join()
}

// tests/backend/seed/demo-company.test.ts compares every row with its page's data.
test('a product of each kind has the price and availability of its page in the feed', async ({
  request,
}) => {
  const response = await request.get('/feeds/google.xml')
  expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8')
  const items = (await response.text()).split('<item>').slice(1)
  expect(items.length).toBeGreaterThan(500)
  const byPage = Map.groupBy(items, (item) => new URL(attribute(item, 'link') ?? '').pathname)
  const kinds = new Map([...byPage].map(([path, rows]) => [kindOf(rows), { path, rows }]))
  expect(kinds.size).toBeGreaterThan(3)
  for (const { path, rows } of kinds.values()) {
    const offers = await offersOf(request, path)
    expect(offers).toHaveLength(rows.length)
    for (const { sku, offers: offer } of offers) {
      const row = rows.find((candidate) => attribute(candidate, 'id') === sku)
      if (!row) throw new Error(`${sku} is not in the feed.`)
      const price = attribute(row, 'sale_price') ?? attribute(row, 'price')
      expect(price, sku).toBe(`${offer.price} IDR`)
      const isInStock = offer.availability.endsWith('/InStock')
      expect(attribute(row, 'availability'), sku).toBe(isInStock ? 'in_stock' : 'out_of_stock')
      expect(attribute(row, 'link'), sku).toBe(offer.url)
    }
  }
})

test('the product feed as TSV and the showroom inventory are available', async ({ request }) => {
  for (const file of ['products.tsv', 'local-inventory.tsv']) {
    const response = await request.get(`/feeds/${file}`)
    expect(response.status(), file).toBe(200)
    expect((await response.text()).split('\n').length, file).toBeGreaterThan(500)
  }
})

test('an unknown feed answers 404', async ({ request }) => {
  for (const file of ['other.xml', 'google.xml.gz', '__proto__']) {
    expect((await request.get(`/feeds/${file}`)).status(), file).toBe(404)
  }
})
