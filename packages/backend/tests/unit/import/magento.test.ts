import { describe, expect, test } from 'vitest'
import { csvOf, readText, sold } from '#tests/support/read-text.ts'

type Row = Record<string, string>

const simple = (sku: string, given: Row = {}): Row => ({
  sku,
  store_view_code: '',
  attribute_set_code: 'Top',
  product_type: 'simple',
  categories: 'Default Category/Sale,Default Category/Men/Tops',
  name: sku,
  description: '',
  short_description: '',
  weight: '',
  product_online: '1',
  visibility: 'Not Visible Individually',
  price: '199000.0000',
  special_price: '',
  special_price_from_date: '',
  special_price_to_date: '',
  base_image: '',
  additional_images: '',
  additional_attributes: '',
  qty: '3.0000',
  is_in_stock: '1',
  manage_stock: '1',
  use_config_manage_stock: '1',
  configurable_variations: '',
  configurable_variation_labels: '',
  ...given,
})

const configurable = (sku: string, variations: string, given: Row = {}): Row =>
  simple(sku, {
    product_type: 'configurable',
    visibility: 'Catalog, Search',
    name: 'Linen shirt',
    description: '<p>Light.</p>',
    qty: '0',
    configurable_variations: variations,
    ...given,
  })

const shirt = 'sku=LS-M,size=M,color=White|sku=LS-L,size=L,color=White'
const bag = simple('BAG', { visibility: 'Catalog, Search', name: 'Tas' })

const read = (...rows: Row[]) => readText(csvOf(rows))

describe("Magento's product CSV", () => {
  test.each([
    ['above it', [simple('LS-L'), bag, simple('LS-M'), configurable('LS', shirt)]],
    ['below it', [configurable('LS', shirt), bag, simple('LS-M'), simple('LS-L')]],
    ['on both sides', [simple('LS-L'), configurable('LS', shirt), bag, simple('LS-M')]],
  ])('has the variants of a configurable product, %s', async (_, rows) => {
    const file = await read(...rows)
    expect([file.dropped, file.rows]).toMatchObject([[], { read: 4, imported: 3, shared: 1 }])
    const [white] = file.garments.filter(({ group }) => group === 'LS')
    expect(white).toMatchObject({
      name: 'Linen shirt',
      description: 'Light.',
      color: 'White',
      retailPrice: 199_000,
      place: { category: 'Men', subcategory: 'Tops' },
    })
    expect(white?.sizes.map(({ size, qty }) => `${size.name} ${qty}`).toSorted()).toEqual([
      'L 3',
      'M 3',
    ])
  })

  test('names a variant with its own line, however far its product is', async () => {
    const { dropped } = await read(
      simple('LS-M', { price: '19.90' }),
      ...Array.from({ length: 300 }, (_, index) => ({ ...bag, sku: `BAG-${index}` })),
      configurable('LS', shirt),
    )
    expect(dropped).toEqual(['Line 2: row: its price is not an amount in whole rupiah ("19.90")'])
  })

  test('takes the colour from the variant when the list of variants lacks it', async () => {
    const file = await read(
      simple('LS-M-W', { additional_attributes: 'color=White,climate=Warm|Mild' }),
      simple('LS-M-N', { additional_attributes: 'climate=Warm,color=Navy, dark' }),
      configurable('LS', 'sku=LS-M-W,size=M|sku=LS-M-N,size=M'),
    )
    expect(sold(file)).toEqual(['LS-WHITE White: M ×3', 'LS-NAVY-DARK Navy, dark: M ×3'])
  })

  test('reads prices and counts in decimals, and sale dates in American format', async () => {
    const { garments } = await read({
      ...bag,
      special_price: '149000.000000',
      special_price_from_date: '5/1/26, 12:00 AM',
      special_price_to_date: '5/31/26, 12:00\u202fAM',
    })
    expect(garments[0]).toMatchObject({
      retailPrice: 199_000,
      grandPrice: 149_000,
      saleEndsAt: new Date('2026-05-31T17:00:00Z'),
      sizes: [{ qty: 3 }],
    })
  })

  test('sells uncounted products, and none that are out of stock', async () => {
    const stock = (given: Row) => ({ ...bag, sku: JSON.stringify(given), ...given })
    const { garments } = await read(
      stock({ manage_stock: '0', use_config_manage_stock: '0', qty: '0' }),
      stock({ is_in_stock: '0' }),
      stock({ qty: '0' }),
    )
    expect(garments.map(({ sizes }) => [sizes[0]?.isAvailable, sizes[0]?.qty])).toEqual([
      [true, null],
      [false, 0],
      [false, 0],
    ])
  })

  test('reports once that weights have no unit and pictures no address', async () => {
    const weighed = { weight: '0.5', base_image: '/l/s/ls.jpg' }
    const { summary, dropped } = await read({ ...bag, ...weighed }, simple('X', weighed))
    expect(summary.filter((line) => line.startsWith("Magento's file"))).toHaveLength(2)
    expect(dropped).toHaveLength(1)
  })

  test.each<[string, Row, string]>([
    ['a row of one store view', { store_view_code: 'en' }, 'belongs to one store view'],
    ['what is switched off', { product_online: '2' }, 'is disabled in Magento'],
    ['what is only found by a search', { visibility: 'Search' }, 'is only found by a search'],
    ['a gift card', { product_type: 'giftcard' }, 'is not a kind of product'],
    ['a bundle', { product_type: 'bundle' }, 'is not a kind of product'],
    [
      'a variant without its product',
      { visibility: 'Not Visible Individually' },
      'no product in the file contains it',
    ],
    [
      'a product without a variant',
      { product_type: 'configurable', configurable_variations: 'sku=GONE,size=M' },
      'without a variant in the file',
    ],
  ])('leaves out and names %s', async (_, given, reason) => {
    const { garments, dropped, rows } = await read({ ...bag, sku: 'OTHER', ...given }, bag)
    expect(garments.map(({ code }) => code)).toEqual(['BAG'])
    expect(dropped).toEqual([expect.stringMatching(/^Line 2: row: /)])
    expect(dropped[0]).toContain(reason)
    expect(rows).toMatchObject({ read: 2, imported: 1, leftOut: 1 })
  })

  test('leaves out the variants of a disabled product', async () => {
    const { dropped, rows } = await read(
      simple('LS-M'),
      configurable('LS', shirt, { product_online: '2' }),
    )
    expect(rows).toMatchObject({ read: 2, leftOut: 2 })
    expect(dropped[1]).toBe('Line 2: row: its product is disabled in Magento ("LS-M")')
  })
})
