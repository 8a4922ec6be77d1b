import { grandPrice } from '@etalase/contract/rules/price.ts'
import { describe, expect, test } from 'vitest'
import { demoBackend } from '#tests/support/backend-for-tests.ts'
import { callEndpoint, send } from '#tests/support/test-backend.ts'

const backend = await demoBackend()

const list = (query: object) => callEndpoint(backend.app, 'GET products', { limit: 100, ...query })

const hasInStock = (product: Awaited<ReturnType<typeof list>>['products'][number], code: string) =>
  product.sizes.some((size) => size.size_code === code && size.is_available)

describe('a filtered list', () => {
  test('of a size has only products in stock in that size', async () => {
    const { products, product_count } = await list({ category_id: 6, size: 'XL' })
    expect(products).toHaveLength(Math.min(100, product_count))
    expect(products.every((product) => hasInStock(product, 'XL'))).toBe(true)
    const all = await list({ category_id: 6 })
    const expected = all.products.filter((product) => hasInStock(product, 'XL')).length
    expect(product_count).toBe(expected)
  })

  test('of two colours has both, and no third', async () => {
    const { products } = await list({ category_id: 6, color: 'black,blue' })
    const codes = new Set(products.map((product) => product.color?.code))
    expect(codes).toEqual(new Set(['black', 'blue']))
  })

  test('of a price range has no product outside it', async () => {
    const { products, product_count } = await list({ price_min: 200_000, price_max: 300_000 })
    expect(product_count).toBeGreaterThan(0)
    for (const product of products) {
      expect(grandPrice(product)).toBeGreaterThanOrEqual(200_000)
      expect(grandPrice(product)).toBeLessThanOrEqual(300_000)
    }
  })

  test('of available products has no sold-out product', async () => {
    await backend.db.execute('update stock set qty = 0 where product_id = 1001')
    const all = await list({ category_sub_id: 601 })
    const available = await list({ category_sub_id: 601, available: 1 })
    expect(available.product_count).toBe(all.product_count - 1)
    expect(available.products.some(({ id }) => id === 1001)).toBe(false)
  })

  test('keeps the sort order, and its pages do not overlap', async () => {
    const pages = await Promise.all(
      [1, 2].map((page) => list({ color: 'blue', sort: 'PRICE_DESC', limit: 8, page })),
    )
    const prices = pages.flatMap(({ products }) => products.map(grandPrice))
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
    expect(new Set(pages.flatMap(({ products }) => products.map(({ id }) => id))).size).toBe(16)
  })

  test.each([{ size: 'XXXXL' }, { color: 'octarine' }, { price_min: 900, price_max: 100 }])(
    '%o is empty',
    async (query) => {
      expect(await list(query)).toMatchObject({ products: [], product_count: 0 })
    },
  )

  test.each([
    { size: "M' | 'L" },
    { size: '' },
    { size: 'M,' },
    { size: 'a,b,c,d,e,f,g,h,i,j,k' },
    { color: 'Black!' },
    { color: 'x'.repeat(41) },
    { price_min: -1 },
    { price_max: 'cheap' },
    { available: 0 },
    { facets: 2 },
  ])('%o is refused', async (query) => {
    const { status, body } = await send(backend.app, 'GET products', query)
    expect([status, body.error?.code]).toEqual([400, 'INVALID_INPUT'])
  })
})

describe('facets', () => {
  const facetsOf = async (query: object) => {
    const { facets } = await list({ ...query, facets: 1, limit: 1 })
    if (!facets) throw new Error('no facets')
    return facets
  }

  test('are sent only on request', async () => {
    expect((await list({ category_id: 6 })).facets).toBeUndefined()
  })

  test.each([
    { category_id: 6 },
    { category_id: 7, size: 'M' },
    { category_id: 7, color: 'blue,black', size: 'L', price_max: 400_000 },
    { group_id: 3, available: 1 },
    { search: 'kemeja', color: 'blue' },
    { search: 'kemeja wanita', size: 'S' },
  ])('of %o count what each choice lists', async (query) => {
    const facets = await facetsOf(query)
    for (const [name, choices] of [
      ['size', facets.sizes],
      ['color', facets.colors],
      ['brand', facets.brands],
    ] as const) {
      expect(choices.length).toBeGreaterThan(0)
      for (const { code, count } of choices) {
        const narrowed = await list({ ...query, [name]: code, limit: 1 })
        expect(narrowed.product_count, `${name} ${code}`).toBe(count)
      }
    }
    const available = await list({ ...query, available: 1, limit: 1 })
    expect(available.product_count).toBe(facets.available)
  })

  test('count a product without a colour in everything except the colours', async () => {
    const before = await facetsOf({ category_sub_id: 606 })
    await backend.db.execute(
      "update products set color_code = null where name = 'Slim jeans in Deep Blue'",
    )
    const after = await facetsOf({ category_sub_id: 606 })
    expect(after).toMatchObject({ brands: before.brands, available: before.available })
    const colored = (facets: typeof before) =>
      facets.colors.reduce((sum, { count }) => sum + count, 0)
    expect(colored(after)).toBe(colored(before) - 1)
  })

  test('keep the other choices of a filtered facet', async () => {
    const open = await facetsOf({ category_id: 6 })
    const narrowed = await facetsOf({ category_id: 6, color: 'black' })
    expect(narrowed.colors).toEqual(open.colors)
    expect(narrowed.sizes).not.toEqual(open.sizes)
  })

  test('list sizes from small to large, letters before numbers', async () => {
    const { sizes } = await facetsOf({ category_id: 6 })
    expect(sizes.map(({ code }) => code)).toEqual([
      'S',
      'M',
      'L',
      'XL',
      'XXL',
      '28',
      '30',
      '32',
      '34',
      '36',
    ])
  })

  test('have the price range of the list, unaffected by its price filter', async () => {
    const { products } = await list({ category_sub_id: 606 })
    const prices = products.map(grandPrice)
    const range = { min: Math.min(...prices), max: Math.max(...prices) }
    expect((await facetsOf({ category_sub_id: 606 })).price).toEqual(range)
    expect((await facetsOf({ category_sub_id: 606, price_max: range.min })).price).toEqual(range)
    expect((await facetsOf({ category_id: 99 })).price).toBeNull()
  })
})

describe('the colours of a garment', () => {
  const productOf = async (id: number) =>
    (await callEndpoint(backend.app, 'GET product', { id })).product

  test('are all its products, the same for each of them', async () => {
    const { color, siblings } = await productOf(1002)
    expect(color).toEqual({ name: 'Black', hex: '#2B2A2C', code: 'black' })
    expect(siblings?.map((sibling) => sibling.color.name)).toEqual([
      'Natural White',
      'Black',
      'Navy',
      'Olive',
      'Terracotta',
      'Slate',
    ])
    const other = await productOf(1003)
    expect(other.siblings).toEqual(siblings)
    expect(other.style_code).toBe((await productOf(1002)).style_code)
  })

  test('are marked when sold out', async () => {
    await backend.db.execute('update stock set qty = 0 where product_id = 1004')
    const { siblings } = await productOf(1002)
    expect(siblings?.find(({ id }) => id === 1004)?.is_available).toBe(false)
    expect(siblings?.find(({ id }) => id === 1002)?.is_available).toBe(true)
  })

  test('are empty for a garment of one colour', async () => {
    const [hoodie] = (await list({ search: 'zip hoodie' })).products
    expect((await productOf(hoodie?.id ?? 0)).siblings).toEqual([])
  })

  test('are counted on its cards, with at most four swatches, its own first', async () => {
    const { products } = await list({ category_id: 6 })
    const card = (id: number) => products.find((product) => product.id === id)
    const hexes = (await productOf(1002)).siblings?.map(({ color }) => color.hex) ?? []
    expect(card(1001)?.style_colors).toEqual({ count: 6, hexes: hexes.slice(0, 4) })
    const [, second, ...others] = hexes
    expect(card(1002)?.style_colors).toEqual({
      count: 6,
      hexes: [second, hexes[0], ...others].slice(0, 4),
    })
  })

  test('are not counted for one colour, nor for a product without a style', async () => {
    const [hoodie] = (await list({ search: 'zip hoodie' })).products
    expect(hoodie).not.toHaveProperty('style_colors')
    await backend.db.execute('update products set style_code = null where id = 1006')
    const { products } = await list({ category_id: 6 })
    const found = (id: number) => products.find((product) => product.id === id)
    expect(found(1006)).not.toHaveProperty('style_colors')
    expect(found(1002)?.style_colors?.count).toBe(5)
  })
})
