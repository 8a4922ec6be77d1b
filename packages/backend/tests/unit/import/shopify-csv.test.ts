import { describe, expect, test } from 'vitest'
import { csvOf, readText, sold } from '#tests/support/read-text.ts'

const before = {
  Handle: 'shirt',
  Title: 'Shirt',
  'Body (HTML)': '<p>Cotton</p>',
  Published: 'true',
  'Option1 Name': 'Color',
  'Option1 Value': 'Navy',
  'Option2 Name': 'Size',
  'Option2 Value': 'S',
  'Variant SKU': 'SH-S',
  'Variant Grams': '210',
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Qty': '3',
  'Variant Inventory Policy': 'deny',
  'Variant Price': '199000.00',
  'Variant Compare At Price': '249000.00',
  'Variant Requires Shipping': 'true',
  'Image Src': 'https://cdn.example.com/1.jpg',
  'Variant Image': 'https://cdn.example.com/navy.jpg',
  'Gift Card': 'false',
  Status: 'active',
}

const present = {
  'URL handle': 'shirt',
  Title: 'Shirt',
  Description: '<p>Cotton</p>',
  'Published on online store': 'TRUE',
  'Option1 name': 'Color',
  'Option1 value': 'Navy',
  'Option2 name': 'Size',
  'Option2 value': 'S',
  SKU: 'SH-S',
  'Weight value (grams)': '210',
  'Inventory tracker': 'shopify',
  'Inventory quantity': '3',
  'Continue selling when out of stock': 'DENY',
  Price: '199000.00',
  'Compare-at price': '249000.00',
  'Requires shipping': 'TRUE',
  'Product image URL': 'https://cdn.example.com/1.jpg',
  'Variant image URL': 'https://cdn.example.com/navy.jpg',
  'Gift card': 'FALSE',
  Status: 'Active',
}

test.each([
  ['before 2025', before],
  ['today', present],
])("Shopify's columns of %s are read", async (_, row) => {
  const { garments, dropped } = await readText(csvOf([row]))
  expect(dropped).toEqual([])
  expect(garments).toMatchObject([
    {
      code: 'SH',
      group: 'shirt',
      name: 'Shirt',
      description: 'Cotton',
      color: 'Navy',
      retailPrice: 249_000,
      grandPrice: 199_000,
      weightGrams: 210,
      pictures: ['https://cdn.example.com/navy.jpg', 'https://cdn.example.com/1.jpg'],
      sizes: [{ id: 'SH-S', size: { name: 'S' }, qty: 3 }],
    },
  ])
})

test.each([
  ['before 2025', before, 'Variant Inventory Policy', 'Variant Inventory Qty', 'continue'],
  ['today', present, 'Continue selling when out of stock', 'Inventory quantity', 'TRUE'],
])(
  'a product sold without stock in the columns of %s is in stock',
  async (_, row, policy, qty, yes) => {
    const { garments } = await readText(csvOf([{ ...row, [policy]: yes, [qty]: '' }]))
    expect(garments).toMatchObject([{ sizes: [{ isAvailable: true, qty: null }] }])
  },
)

describe('a product of Shopify that cannot be shipped', () => {
  test.each([
    ['Gift Card', 'true', 'is a gift card'],
    ['Variant Requires Shipping', 'FALSE', 'needs no shipping'],
    ['Published', 'FALSE', 'is not published'],
    ['Status', 'draft', 'is not active in Shopify'],
  ])('by its %s %s is left out with the reason, for each row', async (column, value, reason) => {
    const more = { ...before, Title: '', 'Option2 Value': 'M', 'Variant SKU': 'SH-M' }
    const { dropped, rows } = await readText(
      csvOf([
        { ...before, [column]: value },
        { ...more, [column]: value },
      ]),
    )
    expect(dropped).toEqual([
      expect.stringContaining(`Line 2: row: ${reason}`),
      expect.stringContaining(`Line 3: row: ${reason}`),
    ])
    expect(rows).toMatchObject({ read: 2, leftOut: 2 })
  })
})

test('a size without shipping is skipped alone', async () => {
  const online = { ...before, 'Option2 Value': 'PDF', 'Variant Requires Shipping': 'false' }
  const read = await readText(csvOf([before, { ...online, Title: '', 'Variant SKU': 'SH-PDF' }]))
  expect(sold(read)).toEqual(['SH Navy: S ×3'])
  expect(read.dropped).toHaveLength(1)
})

test('a weight in grams may have a thousands separator', async () => {
  const weights = ['1.500', '1,500', '0.3']
  const rows = weights.map((grams, index) => ({
    ...before,
    Handle: `h${index}`,
    'Variant SKU': `S${index}`,
    'Variant Grams': grams,
  }))
  const { garments, dropped } = await readText(csvOf(rows))
  expect(garments.map(({ weightGrams }) => weightGrams)).toEqual([1_500, 1_500, null])
  expect(dropped).toEqual([
    'Line 4: field shipping_weight: is less than a gram: are these kilograms? ("0.3 g")',
  ])
})

test('a file without quantities has counted sizes out of stock, which is reported once', async () => {
  const { 'Variant Inventory Qty': _, ...row } = before
  const uncounted = { 'Option2 Value': 'M', 'Variant SKU': 'SH-M', 'Variant Inventory Tracker': '' }
  const endless = {
    'Option2 Value': 'L',
    'Variant SKU': 'SH-L',
    'Variant Inventory Policy': 'continue',
  }
  const read = await readText(csvOf([row, { ...row, ...uncounted }, { ...row, ...endless }]))
  expect([sold(read), read.dropped]).toEqual([['SH Navy: S ×0, M ×?, L ×?'], []])
  expect(read.summary.join()).toContain("Shopify's file has no quantities")
})
