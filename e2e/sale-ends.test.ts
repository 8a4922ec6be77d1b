import type { Product, ProductSummary } from '@etalase/contract/product.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import { type APIRequestContext, expect } from '@playwright/test'
import { addMinutes } from 'date-fns/addMinutes'
import { askBackend } from '#e2e/support/backend.ts'
import { askStaff } from '#e2e/support/staff.ts'
import { test } from '#e2e/support/test.ts'

const minutes = 10

/** Creates a discount that ends in some minutes, on a product of the first discount page. */
async function endingProduct(): Promise<Product> {
  const { products } = await askBackend<{ products: ProductSummary[] }>('products?sale=1')
  const listed = products.findLast(({ sale_ends_at }) => !sale_ends_at)
  const { product } = await askBackend<{ product: Product }>(`product?id=${listed?.id}`)
  const { id: product_detail_id, retail_price } = product
  const prices = { retail_price, net_price: retail_price, direct_disc_percent: 25 }
  const sale_ends_at = toWib(addMinutes(new Date(), minutes))
  await askStaff('price', { product_detail_id, ...prices, sale_ends_at })
  return product
}

/** Returns the seconds for which a cache may serve a page, including when it cannot reach the shop. */
async function keptFor(request: APIRequestContext, path: string): Promise<number> {
  const control = (await request.get(path)).headers()['cache-control'] ?? ''
  const seconds = control.match(/\d+/g)?.map(Number) ?? []
  return seconds.reduce((sum, one) => sum + one, 0)
}

test('no cache keeps a card beyond the end of its discount, in any list', async ({ request }) => {
  const { id, color } = await endingProduct()
  const list = '/products?sale=1'
  const paths = [`/product/${id}`, list, `${list}&color=${color?.code}`, `${list}&filter=1`]
  for (const path of paths) {
    await expect.poll(() => keptFor(request, path), path).toBeLessThanOrEqual(minutes * 60)
  }
})
