import { describe, expect, test } from 'vitest'
import { readText, sold } from '#tests/support/read-text.ts'

const variant = (given: object = {}) => ({
  id: 46_612_170_178_726,
  sku: 'LS-W-M',
  price: '199000.00',
  compare_at_price: '249000.00',
  option1: 'White',
  option2: 'M',
  option3: null,
  grams: 210,
  requires_shipping: true,
  inventory_management: 'shopify',
  inventory_policy: 'deny',
  inventory_quantity: 4,
  image_id: 7,
  ...given,
})

const shirt = (given: object = {}) => ({
  id: 1,
  title: 'Linen shirt',
  handle: 'linen-shirt',
  body_html: '<p>Light &amp; airy.</p>',
  vendor: 'Angin',
  product_type: 'Men > Shirts',
  status: 'active',
  published_at: '2026-01-05T10:00:00+07:00',
  options: [{ name: 'Color' }, { name: 'Size' }],
  images: [
    { id: 6, src: 'https://cdn.shopify.com/s/1.jpg' },
    { id: 7, src: 'https://cdn.shopify.com/s/white.jpg' },
  ],
  variants: [variant(), variant({ sku: 'LS-W-L', option2: 'L', inventory_quantity: 0 })],
  ...given,
})

const page = (...products: object[]) => JSON.stringify({ products })

describe("Shopify's JSON", () => {
  test('of the Admin API has the same fields as the product CSV', async () => {
    const other = shirt({ handle: 'bag', variants: [variant({ sku: 'BAG' })], images: [] })
    const file = await readText(page(shirt(), other))
    expect([file.dropped, file.rows]).toMatchObject([[], { read: 3, imported: 3 }])
    expect(sold(file)[0]).toBe('LS-W White: M ×4, L ×0')
    expect(file.garments[0]).toMatchObject({
      name: 'Linen shirt',
      group: 'linen-shirt',
      description: 'Light & airy.',
      brand: 'Angin',
      retailPrice: 249_000,
      grandPrice: 199_000,
      weightGrams: 210,
      place: { category: 'Men', subcategory: 'Shirts' },
      pictures: ['https://cdn.shopify.com/s/white.jpg', 'https://cdn.shopify.com/s/1.jpg'],
    })
  })

  test('of the storefront pages says only whether a variant is available', async () => {
    const shown = (available: boolean, option2: string) =>
      variant({
        available,
        option2,
        sku: null,
        inventory_management: undefined,
        inventory_quantity: undefined,
      })
    const file = await readText(page(shirt({ variants: [shown(true, 'M'), shown(false, 'L')] })))
    expect(file.dropped).toEqual([])
    expect(sold(file)).toEqual(['linen-shirt-White White: M ×?, L ×0'])
  })

  test('may be an unnamed, indented list, split at any chunk', async () => {
    const text = JSON.stringify([shirt({ title: 'Kemeja “é” 👕' })], null, 2)
    const file = await readText(text, { pieces: 7 })
    expect(file.garments[0]).toMatchObject({ name: 'Kemeja “é” 👕' })
  })

  test('without options, counts and grams has one size, unlimited stock, and the weight in its unit', async () => {
    const only = variant({
      option1: 'Default Title',
      option2: null,
      inventory_management: null,
      grams: undefined,
      weight: 0.35,
      weight_unit: 'kg',
    })
    const file = await readText(page(shirt({ options: [{ name: 'Title' }], variants: [only] })))
    expect(sold(file)).toEqual(['linen-shirt: One size ×?'])
    expect(file.garments[0]).toMatchObject({ weightGrams: 350 })
  })

  test.each<[string, object, string]>([
    ['a draft', { status: 'draft' }, 'is not active in Shopify'],
    ['one that is not published', { published_at: null }, 'is not published'],
    [
      'what is not delivered',
      { variants: [variant({ requires_shipping: false })] },
      'needs no shipping',
    ],
    ['a price in cents', { variants: [variant({ price: 19_900_000 })] }, 'variants.0.price'],
    ['a price of another currency', { variants: [variant({ price: '29.00' })] }, 'its price is'],
    ['a product without variants', { variants: [] }, 'is not a Shopify product: variants'],
    ['a product without a handle', { handle: undefined }, 'is not a Shopify product: handle'],
  ])('leaves out %s, with the number of its product', async (_, given, reason) => {
    const file = await readText(page(shirt(), shirt({ handle: 'other', ...given })))
    expect(file.garments).toHaveLength(1)
    expect(file.dropped[0]).toMatch(/^Product 2: row: /)
    expect(file.dropped[0]).toContain(reason)
    expect(file.rows.read).toBe(file.rows.imported + file.rows.leftOut)
  })
})

describe('JSON', () => {
  test.each([
    ['of something else', '{"data":{"products":{"edges":[]}}}', 'has no products'],
    ['without a product', page(), 'has no products'],
    [
      'that breaks off',
      page(shirt()).slice(0, -40),
      'Product 1: the JSON cannot be read from here on',
    ],
    [
      'with a fault in its second product',
      `${page(shirt()).slice(0, -2)},{"handle":}]}`,
      'Product 2: the JSON cannot be read from here on',
    ],
    [
      'with a product that has no end',
      `{"products":[{"body_html":"${'endless '.repeat(1_300_000)}`,
      'Product 1: it does not end within 10000000 characters',
    ],
  ])('%s is refused with what it is', async (_, text, reason) => {
    await expect(readText(text)).rejects.toThrow(reason)
  })

  test('with a list of numbers has no product, and names each', async () => {
    const { dropped, rows } = await readText('[1,2]')
    expect(rows).toMatchObject({ read: 2, leftOut: 2 })
    expect(dropped[1]).toContain('Product 2: row: is not a Shopify product')
  })
})
