import { contentLanguages } from '@etalase/backend-kit/content-language.ts'
import type { Product, ProductSummary } from '@etalase/contract/product.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { demoBackend } from '#tests/support/backend-for-tests.ts'
import { callEndpoint, send } from '#tests/support/test-backend.ts'

const backend = await demoBackend()
const { app, db } = backend

const indonesian = { 'accept-language': 'id' }
const french = { 'accept-language': 'fr' }

const productOf = async (headers = {}) =>
  (await callEndpoint(app, 'GET product', { id: 1001 }, headers)).product

const listOf = (headers = {}, query: object = {}) =>
  callEndpoint(app, 'GET products', { limit: 20, ...query }, headers)

/** Returns the fields that a language does not change. */
const factsOf = (product: ProductSummary) => ({
  ...product,
  product_name: '',
  color: product.color && { ...product.color, name: '' },
  product_images: product.product_images.map((image) => ({ ...image, alt_text: '' })),
  sizes: product.sizes.map((size) => ({ ...size, size_name: '' })),
})

describe('one backend answers in Indonesian and in English:', () => {
  test('a product with its colours, sizes, measurements, pictures and place', async () => {
    const english = await productOf()
    expect(english).toMatchObject({
      product_name: 'Everyday T-shirt in Natural White',
      color: { name: 'Natural White' },
      category_sub: { name: 'T-Shirts', category: { name: 'MEN' } },
      product_sizing: { measurements: { columns: expect.arrayContaining(['A Chest width']) } },
    })
    const product = await productOf(indonesian)
    expect(product).toMatchObject({
      product_name: 'Kaos Harian Putih Natural',
      color: { name: 'Putih Natural' },
      category_sub: { name: 'Kaos', category: { name: 'PRIA' } },
      product_sizing: { measurements: { columns: expect.arrayContaining(['A Lebar dada']) } },
    })
    expect(product.short_description).toMatch(/^Kaos polos/)
    expect(product.detailed_description).toContain('Bahan: ')
    expect(product.product_images[0]?.alt_text).toMatch(/^Kaos Harian warna putih natural/)
    expect(product.siblings?.map(({ color }) => color.name)).toContain('Hitam')
    expect(product.related_products.map((related) => related.product_name).join()).not.toMatch(
      / in /,
    )
  })

  test.each([
    [{}, '100% cotton'],
    [indonesian, '100% katun'],
    [french, '100\u00a0% coton'],
  ])("a product's material, on its page and in the feed: %j", async (headers, material) => {
    expect((await productOf(headers)).material).toBe(material)
    const feed = await callEndpoint(app, 'GET product-feed', { limit: 1 }, headers)
    expect(feed.products[0]).toMatchObject({ id: 1001, material })
  })

  test('a list, with facets of colours and sizes', async () => {
    const query = { group_id: 3, facets: 1 }
    const [english, translated] = [await listOf({}, query), await listOf(indonesian, query)]
    expect(english.products[0]?.product_name).toMatch(/ in /)
    expect(translated.products[0]?.product_name).not.toMatch(/ in /)
    expect(translated.products[0]?.sizes[0]?.size_name).toBe('2-3 tahun')
    expect(translated.facets?.colors[0]?.name).toBe('Krem')
    expect(translated.facets?.sizes[0]).toMatchObject({ code: '2Y', name: '2-3 tahun' })
    expect(english.facets?.sizes[0]).toMatchObject({ code: '2Y', name: '2-3 years' })
  })

  test('categories and the home page', async () => {
    const { category } = await callEndpoint(app, 'GET category', { id: 6 }, indonesian)
    expect(category).toMatchObject({ name: 'PRIA', group_id: 1 })
    expect(category.cover_text).toMatch(/^Katun sehari-hari/)
    const subcategory = await callEndpoint(app, 'GET category-sub', { id: 601 }, indonesian)
    expect(subcategory.category_sub).toMatchObject({ name: 'Kaos', category: { name: 'PRIA' } })
    const home = await callEndpoint(app, 'GET master/page/home', {}, indonesian)
    expect(home.home_data.banners[0]?.title).toBe('Kain yang menyimpan kenangan')
    expect(home.home_data.brands[0]?.name).toBe('Rimba')
    expect(home.categories.map(({ name }) => name)).toContain('WANITA')
    const english = await callEndpoint(app, 'GET master/page/home')
    expect(english.home_data.banners[0]?.title).toBe('Cloth with a memory')
  })

  test('suggestions, the regions of stores, and the product feed', async () => {
    const typed = await callEndpoint(app, 'GET search-suggestions', { q: 'kemeja' }, indonesian)
    expect(typed.category_subs.map(({ name }) => name)).toContain('Kemeja')
    const regions = await callEndpoint(app, 'GET master/showroom-region', {}, indonesian)
    const names = regions.showroom_region_list.map(({ region_name }) => region_name)
    expect(names).toContain('Jawa Tengah')
    const feed = await callEndpoint(app, 'GET product-feed', { limit: 1 }, indonesian)
    expect(feed.products[0]).toMatchObject({
      product_name: 'Kaos Harian Putih Natural',
      category_sub: { name: 'Kaos' },
    })
    expect(feed.products[0]?.short_description).toMatch(/^Kaos polos/)
  })

  test('with the same ids, codes, prices and pictures', async () => {
    const [english, translated] = [await listOf(), await listOf(indonesian)]
    expect(translated.product_count).toBe(english.product_count)
    expect(translated.products.map(factsOf)).toEqual(english.products.map(factsOf))
    const isSibling = ({ siblings }: Product) => siblings?.map(({ id, color }) => [id, color.hex])
    expect(isSibling(await productOf(indonesian))).toEqual(isSibling(await productOf()))
  })

  test('with a matching Content-Language header', async () => {
    for (const [asked, answered] of [
      ['id-ID,id;q=0.9,en;q=0.8', 'id'],
      ['de, id;q=0.5, en;q=0.1', 'id'],
      ['fr-CA,fr;q=0.9,id;q=0.8', 'fr'],
      ['en-US,en;q=0.9,id;q=0.8', 'en'],
      ['in-ID,in;q=0.9,en;q=0.8', 'id'],
      ['in', 'id'],
    ]) {
      const headers = { 'accept-language': asked }
      const { headers: answer } = await app.inject({ url: '/product?id=1001', headers })
      expect(answer).toMatchObject({ 'content-language': answered, vary: 'Accept-Language' })
    }
  })
})

test('French covers products, lists, categories, home page and refusals too', async () => {
  const product = await productOf(french)
  expect(product).toMatchObject({
    product_name: 'T-shirt du quotidien, blanc naturel',
    color: { name: 'Blanc naturel' },
    category_sub: { name: 'T-shirts', category: { name: 'HOMME' } },
    product_sizing: {
      measurements: { columns: expect.arrayContaining(['A Largeur de poitrine']) },
    },
  })
  expect(product.detailed_description).toContain('Matière\u00a0: Jersey de coton peigné')
  expect(product.product_images[0]?.alt_text).toMatch(/^T-shirt du quotidien, coloris blanc/)
  const kids = await listOf(french, { group_id: 3, facets: 1 })
  expect(kids.facets?.sizes[0]).toMatchObject({ code: '2Y', name: '2-3 ans' })
  expect(kids.facets?.colors[0]?.name).toBe('Beige')
  const home = await callEndpoint(app, 'GET master/page/home', {}, french)
  expect(home.home_data.banners[0]?.title).toBe('Des étoffes qui se souviennent')
  expect(home.categories.map(({ name }) => name)).toContain('FEMME')
  const { body } = await send(app, 'GET product', { id: 2_147_483_647 }, french)
  expect(body.error?.message).toBe('Cet article n’existe pas.')
})

test.each(contentLanguages.filter((language) => language !== 'en'))(
  "a search for a product's name finds it in %s",
  { timeout: 60_000, tags: 'nightly' },
  async (language) => {
    const headers = { 'accept-language': language }
    const missing: string[] = []
    for (const page of [1, 2, 3]) {
      for (const { id, product_name } of (await listOf(headers, { page, limit: 100 })).products) {
        const { products } = await listOf(headers, { search: product_name })
        if (!products.some((found) => found.id === id)) missing.push(product_name)
      }
    }
    expect(missing).toEqual([])
  },
)

describe('English is the answer to', () => {
  test.each([
    ['an unknown language', 'xx'],
    ['a language that the catalogue does not have', 'de'],
    ['any language', '*'],
    ['nothing', ''],
    ['a weight alone', ';q=1'],
    ['signs alone', ',,,;;;==='],
    ['Indonesian that is not wanted', 'id;q=0'],
    ['Indonesian with a weight that is none', 'id;q=nonsense'],
    ['English before Indonesian', 'en, id;q=0.9'],
    ['a word that begins like Indonesian', 'idx'],
    ['a word that begins like the old name of Indonesian', 'inh'],
    ['Indonesian that is not wanted by its old name', 'in;q=0'],
    ['a header of 5,000 spaces', `id${' '.repeat(5_000)}`],
    ['a header of 3,000 languages', 'id,'.repeat(3_000)],
  ])('Accept-Language with %s', async (_, asked) => {
    const headers = { 'accept-language': asked }
    const answer = await app.inject({ url: '/product?id=1001', headers })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-language']).toBe('en')
    expect(answer.json().data.product.product_name).toBe('Everyday T-shirt in Natural White')
  })

  test('a call without the header', async () => {
    expect((await productOf()).product_name).toBe('Everyday T-shirt in Natural White')
  })
})

describe('a refusal in Indonesian', () => {
  test.each([
    ['GET product', { id: 2_147_483_647 }, 404, 'Produk ini tidak kami temukan.'],
    ['GET product', { id: 'x' }, 400, 'Silakan periksa: id.'],
    ['GET user/orders', {}, 401, 'Silakan masuk untuk melanjutkan.'],
    ['GET no-such-call', {}, 404, 'Yang Anda cari tidak kami temukan.'],
    ['POST product', {}, 405, 'Hal itu tidak dapat dilakukan di sini.'],
    ['POST cart', { x: 'x'.repeat(70_000) }, 413, 'Datanya terlalu banyak untuk sekali kirim.'],
  ] as const)('of %s with %j has the status of the English one', async (...given) => {
    const [call, input, status, message] = given
    const english = await send(app, call, input)
    const refused = await send(app, call, input, indonesian)
    expect(refused.status).toBe(status)
    expect(english.status).toBe(status)
    expect(refused.body.error).toEqual({ message, code: english.body.error?.code })
    expect(english.body.error?.message).not.toBe(message)
  })
})

test('a refusal has its Content-Language, even for an unknown call', async () => {
  for (const url of ['/product?id=2147483647', '/no-such-call', '/product?id=x']) {
    const { headers } = await app.inject({ url, headers: indonesian })
    expect(headers).toMatchObject({ 'content-language': 'id', vary: 'Accept-Language' })
  }
})

test("an English call doesn't read texts: it works without their table, and an Indonesian one fails", async () => {
  await db.execute(sql`alter table texts rename to texts_away`)
  try {
    const reads = [
      'master/page/home',
      'categories',
      'product?id=1001',
      'products?facets=1',
      'products?search=zzqxj',
      'search-suggestions?q=tee',
      'master/showroom-region',
      'product-feed?limit=2',
      `cart?local_device_id=${crypto.randomUUID()}`,
    ]
    for (const url of reads) expect((await app.inject(`/${url}`)).statusCode).toBe(200)
    const failed = await send(app, 'GET product', { id: 1001 }, indonesian)
    expect(failed.status).toBe(500)
    expect(failed.body.error?.message).toBe('Terjadi kesalahan di pihak kami. Silakan coba lagi.')
  } finally {
    await db.execute(sql`alter table texts_away rename to texts`)
  }
})
