import { demoBackend } from '@etalase/backend/tests/support/backend-for-tests.ts'
import { aDevice, callEndpoint, send } from '@etalase/backend/tests/support/test-backend.ts'
import { seededInt } from '@etalase/backend-kit/seed/seeded-int.ts'
import type { FeedProduct } from '@etalase/contract/product-feed.ts'
import { expect, test } from 'vitest'
import { feedRows, inRupiah } from '../../../lib/feeds/feed-row.ts'
import { productJsonLd } from '../../../lib/seo/product-json-ld.ts'

const backend = await demoBackend()
const { app } = backend

/** Products and areas to compare, out of 237 products and two areas per province. `npm run nightly` compares 150. */
const samples = Number(process.env.PROMISE_SAMPLES ?? 12)

/** The demo company's products. */
const [firstId, productCount] = [1001, 237]

/** Mampang Prapatan, and sub-districts of other cities, islands and provinces. */
const subdistricts = await sampleSubdistricts()

async function sampleSubdistricts(): Promise<number[]> {
  const { province_list } = await callEndpoint(app, 'GET master/province')
  const found: number[] = []
  for (const { id } of province_list) {
    const { city_list } = await callEndpoint(app, 'GET master/city', { province_id: id })
    const city_id = city_list[0]?.id
    const { subdistrict_list } = await callEndpoint(app, 'GET master/subdistrict', { city_id })
    found.push(...subdistrict_list.slice(0, 2).map((subdistrict) => subdistrict.id))
  }
  return found
}

const cheapest = (tiers: readonly { tariff: number }[]) =>
  tiers.length > 0 ? Math.min(...tiers.map(({ tariff }) => tariff)) : null

/** Returns the cheapest delivery price at the checkout for one piece from any hub with stock, or null if there is none. */
async function checkoutPrice(productId: number, size: string, subdistrict_id: number) {
  const device = aDevice()
  const line = { ...device, product_detail_id: productId, size, qty: 1 }
  await callEndpoint(app, 'POST cart', line)
  const { available_stores_online: hubs } = await callEndpoint(app, 'POST checkout', device)
  const lists = await Promise.all(
    hubs.map(({ id }) =>
      callEndpoint(app, 'POST checkout-shipping', { ...device, showroom_id: id, subdistrict_id }),
    ),
  )
  const prices = lists
    .flatMap(({ couriers }) => Object.values(couriers))
    .flatMap((tiers) => cheapest(tiers) ?? [])
  return prices.length > 0 ? Math.min(...prices) : null
}

const promise = async (input: object) =>
  cheapest((await callEndpoint(app, 'GET product-promise', input)).tiers)

test("the promised price of a size is the checkout's cheapest; the price for any size is not higher", async () => {
  for (let sample = 0; sample < samples; sample++) {
    const id = firstId + seededInt(productCount, 'product', String(sample))
    const { product } = await callEndpoint(app, 'GET product', { id })
    const size = product.sizes.find(({ is_available }) => is_available)
    const subdistrict = subdistricts[seededInt(subdistricts.length, 'area', String(sample))]
    if (!size || !subdistrict) continue
    const asked = await checkoutPrice(product.id, size.size_code, subdistrict)
    const input = { product_detail_id: product.id, subdistrict_id: subdistrict }
    const promised = await promise({ ...input, size: size.size_code })
    expect(promised, JSON.stringify(input)).toBe(asked)
    expect(await promise(input)).toBeLessThanOrEqual(promised ?? 0)
  }
}, 0)

test.each([
  [{ product_detail_id: 999_999, subdistrict_id: 317_402 }, 404],
  [{ product_detail_id: 1001, subdistrict_id: 999_999 }, 400],
  [{ product_detail_id: 1001, subdistrict_id: 999_999, size: 'in no hub' }, 400],
  [{ product_detail_id: 1001 }, 400],
])('a promise for %o is refused with %i', async (input, status) => {
  expect((await send(app, 'GET product-promise', input)).status).toBe(status)
})

test('promises nothing for a size that no hub stocks', async () => {
  const input = { product_detail_id: 1001, subdistrict_id: 317_402, size: 'in no hub' }
  expect(await promise(input)).toBeNull()
})

async function wholeFeed(): Promise<FeedProduct[]> {
  const products: FeedProduct[] = []
  for (;;) {
    const page = await callEndpoint(app, 'GET product-feed', { after: products.at(-1)?.id ?? 0 })
    if (page.products.length === 0) return products
    products.push(...page.products)
  }
}

/** Returns the fields that a merchant center compares with a size's page. */
const inFeed = (product: FeedProduct) =>
  feedRows(product).map(({ id, price, sale_price, availability, link }) => ({
    id,
    price: sale_price || price,
    isInStock: availability === 'in_stock',
    link,
  }))

async function onPage(id: number) {
  const { product } = await callEndpoint(app, 'GET product', { id })
  return productJsonLd(product).hasVariant.flatMap((part) =>
    'sku' in part
      ? {
          id: part.sku,
          price: inRupiah(part.offers.price),
          isInStock: part.offers.availability.endsWith('/InStock'),
          link: part.offers.url,
        }
      : [],
  )
}

test("each row of the demo's feed has the price and availability of its page", {
  tags: 'nightly',
}, async () => {
  const products = await wholeFeed()
  expect(products.length).toBeGreaterThan(200)
  for (const product of products) expect(inFeed(product)).toEqual(await onPage(product.id))
})
