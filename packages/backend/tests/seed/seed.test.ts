import { listCategories } from '@etalase/backend-kit/catalogue/category-repository.ts'
import { findProduct } from '@etalase/backend-kit/catalogue/product-repository.ts'
import type { Connection } from '@etalase/backend-kit/db/connection.ts'
import { cities, provinces, subdistricts } from '@etalase/backend-kit/db/schema/area.ts'
import { products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { customers } from '@etalase/backend-kit/db/schema/customers.ts'
import { promos } from '@etalase/backend-kit/db/schema/promos.ts'
import { showrooms } from '@etalase/backend-kit/db/schema/stores.ts'
import { texts } from '@etalase/backend-kit/db/schema/texts.ts'
import { openMediaLibrary } from '@etalase/backend-kit/media/media-library.ts'
import { listProducts } from '@etalase/backend-kit/search/list-products.ts'
import { assetsFolder } from '@etalase/backend-kit/seed/manifest.ts'
import { seedNobody, seedWhenEmpty } from '@etalase/backend-kit/seed/seed.ts'
import { openTestDatabase } from '@etalase/backend-kit/tests/support/test-database.ts'
import { kidsGroupId } from '@etalase/contract/rules/constants.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let connection: Connection
const media = await openMediaLibrary(assetsFolder)

beforeAll(async () => {
  connection = await openTestDatabase()
  await seedWhenEmpty(connection.db, media)
})

afterAll(() => connection.close())

const page = { page: 1, limit: 100, sort: 'NEWEST' } as const

describe('a first start', () => {
  test('fills an empty database with the demo company and all of Indonesia', async () => {
    const { db } = connection
    expect(await db.$count(products)).toBe(237)
    expect(await db.$count(provinces)).toBe(38)
    expect(await db.$count(cities)).toBe(514)
    expect(await db.$count(subdistricts)).toBeGreaterThan(7_000)
  })

  test('of a real company adds areas but no products, promo codes or stores, and can become the demo later', {
    tags: 'nightly',
  }, async () => {
    const { db, close } = await openTestDatabase()
    await seedNobody(db)
    await seedNobody(db)
    expect(await db.$count(provinces)).toBe(38)
    for (const table of [products, promos, showrooms, texts]) expect(await db.$count(table)).toBe(0)
    await seedWhenEmpty(db, media)
    expect([await db.$count(products), await db.$count(provinces)]).toEqual([237, 38])
    await close()
  })

  test('refuses to add the demo company to a partly restored database', async () => {
    const { db, close } = await openTestDatabase()
    const customer = { name: 'Sari', gender: 'FEMALE', email: 'sari@example.com' } as const
    await db.insert(customers).values({ ...customer, passwordHash: 'x' })
    await expect(seedWhenEmpty(db, media)).rejects.toThrow('was not restored to its end')
    expect([await db.$count(products), await db.$count(provinces)]).toEqual([0, 0])
    await close()
  })

  test('seeds only once', async () => {
    const { db } = connection
    const before = await db.$count(texts)
    await seedWhenEmpty(db, media)
    expect([await db.$count(products), await db.$count(texts)]).toEqual([237, before])
    expect(before).toBeGreaterThan(237)
  })

  test('seeds the categories with their ids, and sub-categories with and without a cover', async () => {
    const categories = await listCategories(connection.db)
    expect(categories.map(({ id, name }) => [id, name])).toEqual([
      [6, 'MEN'],
      [7, 'WOMEN'],
      [8, 'ACCESSORIES'],
      [9, 'KIDS'],
    ])
    const covers = new Set(
      categories.flatMap((category) =>
        category.category_subs.map((subcategory) => subcategory.show_cover),
      ),
    )
    expect(covers).toEqual(new Set([true, false]))
    const kids = await listProducts(connection.db, { ...page, group_id: kidsGroupId })
    expect(kids.product_count).toBe(34)
  })

  test('stocks most sizes and leaves some sold out', async () => {
    const listed = await listProducts(connection.db, page)
    const sizes = listed.products.flatMap((product) => product.sizes)
    const soldOut = sizes.filter((size) => !size.is_available).length
    expect(soldOut / sizes.length).toBeGreaterThan(0.03)
    expect(soldOut / sizes.length).toBeLessThan(0.2)
  })

  test('every picture of a product exists in the media library', async () => {
    const product = await findProduct(connection.db, 1001)
    const urls = product?.product_images.map((image) => image.image_url) ?? []
    expect(urls.length).toBeGreaterThan(1)
    for (const url of urls) expect(media.fileAt(url)).toBeDefined()
    expect(media.fileAt('/media/../manifest.json')).toBeUndefined()
  })
})

describe("a start with an earlier version's catalogue", () => {
  test.each([
    ['in every language', undefined],
    ['in a language that came with this version', eq(texts.language, 'fr')],
  ])('adds its texts %s to the demo company, and keeps its products unchanged', async (_, gone) => {
    const { db } = connection
    const before = await db.$count(texts)
    await db.delete(texts).where(gone)
    await db.update(products).set({ name: 'Our own name' }).where(eq(products.id, 1001))
    await seedWhenEmpty(db, media)
    expect(await db.$count(texts)).toBe(before)
    expect((await findProduct(db, 1001))?.product_name).toBe('Our own name')
  })

  test("adds no texts to another company's catalogue", async () => {
    const { db } = connection
    await db.delete(texts)
    await db.update(products).set({ code: 'OTHER-1' }).where(eq(products.id, 1001))
    await seedWhenEmpty(db, media)
    expect(await db.$count(texts)).toBe(0)
  })
})
