import { validUntilTag, withEnds } from '@etalase/front/shared/valid-until.ts'
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

test("a product is renewed when a product on one of its page's cards changes", async () => {
  const related_products = [aProduct({ id: 3 })]
  const product = { ...aProduct({ id: 1 }), related_products }
  backendStub.use(http.get(`${backend}/product`, () => HttpResponse.json({ data: { product } })))
  await getProduct(1)
  expect(cacheCalls.tags).toEqual(expect.arrayContaining(['product:1', 'product:3']))
})

const until = (sale_ends_at: string) => aProduct({ id: 1, sale_ends_at })

/** Returns the sale ends reported for a list's page, and those in its cache entry. */
async function endsOfList(products: readonly object[]) {
  forgetCacheCalls()
  backendStub.use(
    http.get(`${backend}/products`, () =>
      HttpResponse.json({ data: { products, product_count: products.length } }),
    ),
  )
  const { ends } = await withEnds(() => getProducts({}))
  return { page: ends, entry: cacheCalls.tags.filter((tag) => tag.startsWith('valid-until:')) }
}

test('a list is renewed when its first discount ends, and no cache shows it longer', async () => {
  const [sooner, later] = ['2126-12-01', '2126-12-02'].map((day) =>
    validUntilTag(new Date(`${day}T23:59:00+07:00`)),
  )
  const products = [aProduct(), until('2126-12-02 23:59:00'), until('2126-12-01 23:59:00')]
  expect(await endsOfList(products)).toEqual({ page: [later, sooner], entry: [sooner] })
})

test('a discount that has already ended does not keep expiring its cache entry', async () => {
  expect((await endsOfList([until('2020-12-01 23:59:00')])).entry).toEqual([])
})

test('an invalid end of a discount is dropped alone, not its product', async () => {
  const ends = await endsOfList([{ ...aProduct(), sale_ends_at: 'tomorrow' }])
  expect(ends).toEqual({ page: [], entry: [] })
  expect(cacheCalls.tags).toContain('product:1001')
})

test("a list of 100 products, each with an end, stays within Next's limit of tags", async () => {
  const products = Array.from({ length: 100 }, (_, index) =>
    aProduct({ id: index + 1, sale_ends_at: `2126-12-01 10:${10 + (index % 50)}:00` }),
  )
  await endsOfList(products)
  expect(cacheCalls.tags.length).toBeLessThanOrEqual(128)
})

test('a product is renewed when its discount ends, and no cache shows it longer', async () => {
  const discounted = until('2126-12-01 23:59:00')
  for (const [product, ends] of [
    [discounted, true],
    [aProduct({ id: 1 }), false],
  ] as const) {
    forgetCacheCalls()
    backendStub.use(http.get(`${backend}/product`, () => HttpResponse.json({ data: { product } })))
    await getProduct(1)
    const end = validUntilTag(new Date('2126-12-01T23:59:00+07:00'))
    expect(cacheCalls.tags.includes(end)).toBe(ends)
  }
})

test('a product is renewed when the discount of a card on its page ends', async () => {
  const related_products = [until('2126-12-01 23:59:00')]
  const product = { ...aProduct({ id: 2 }), related_products }
  backendStub.use(http.get(`${backend}/product`, () => HttpResponse.json({ data: { product } })))
  const { ends } = await withEnds(() => getProduct(2))
  expect(ends).toEqual([validUntilTag(new Date('2126-12-01T23:59:00+07:00'))])
  expect(cacheCalls.tags).toEqual(expect.arrayContaining(ends))
})

test('a missing product is still tagged, so that it returns once it exists again', async () => {
  backendStub.use(
    http.get(`${backend}/product`, () =>
      HttpResponse.json({ error: { code: 'NOT_FOUND', message: 'Gone.' } }, { status: 404 }),
    ),
  )
  expect(await getProduct(9)).toBeNull()
  expect(cacheCalls.tags).toContain('product:9')
})
