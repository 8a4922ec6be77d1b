import { validUntilTag } from '@etalase/front/shared/valid-until.ts'
import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { aProduct } from '@etalase/testkit/builders.ts'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { getProduct, getProducts } from '#lib/api/products.ts'
import { cacheCalls, forgetCacheCalls } from '#tests/support/next-cache.ts'

const backend = 'http://localhost:4000'

stubBackend()
beforeEach(forgetCacheCalls)

test('a list is renewed when one of its products changes', async () => {
  const products = [aProduct({ id: 1 }), aProduct({ id: 2 })]
  backendStub.use(
    http.get(`${backend}/products`, () =>
      HttpResponse.json({ data: { products, product_count: 2 } }),
    ),
  )
  await getProducts({})
  expect(cacheCalls.tags).toEqual(expect.arrayContaining(['products', 'product:1', 'product:2']))
})

test('a product is renewed when one changes that its page shows a card of', async () => {
  const related_products = [aProduct({ id: 3 })]
  const product = { ...aProduct({ id: 1 }), related_products }
  backendStub.use(http.get(`${backend}/product`, () => HttpResponse.json({ data: { product } })))
  await getProduct(1)
  expect(cacheCalls.tags).toEqual(expect.arrayContaining(['product:1', 'product:3']))
})

test('a product is renewed when its discount ends, and no cache shows that longer', async () => {
  const discounted = { ...aProduct({ id: 1 }), sale_ends_at: '2026-12-01 23:59:00' }
  for (const [product, ends] of [
    [discounted, true],
    [aProduct({ id: 1 }), false],
  ] as const) {
    forgetCacheCalls()
    backendStub.use(http.get(`${backend}/product`, () => HttpResponse.json({ data: { product } })))
    await getProduct(1)
    const end = validUntilTag(new Date('2026-12-01T23:59:00+07:00'))
    expect(cacheCalls.tags.includes(end)).toBe(ends)
  }
})

test('a product that is gone is still tagged: it comes back when it is there again', async () => {
  backendStub.use(
    http.get(`${backend}/product`, () =>
      HttpResponse.json({ error: { code: 'NOT_FOUND', message: 'Gone.' } }, { status: 404 }),
    ),
  )
  expect(await getProduct(9)).toBeNull()
  expect(cacheCalls.tags).toContain('product:9')
})
