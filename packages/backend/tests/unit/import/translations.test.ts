import { describe, expect, test } from 'vitest'
import { csvOf, readText } from '#tests/support/read-text.ts'

/** Reads rows. Returns the sizes in order, and what was left out. */
async function read(...rows: Record<string, string>[]) {
  const { garments, dropped } = await readText(csvOf(rows))
  const items = garments.flatMap(({ sizes, ...garment }) =>
    sizes.map((size) => ({ ...garment, ...size })),
  )
  return { items, dropped }
}

const bag = { id: 'BAG', title: 'Bag', price: '200000', availability: 'in_stock' }
const sale = { ...bag, sale_price: '150000' }

const wooBag = { id: '1', type: 'simple', sku: 'BAG', name: 'Bag', 'regular price': '200000' }
const sized = (size: string) => ({ 'attribute 1 name': 'Size', 'attribute 1 value(s)': size })
const wooSale = { ...wooBag, 'sale price': '150000' }

const shopifyBag = {
  handle: 'bag',
  title: 'Bag',
  'variant sku': 'BAG',
  'option1 name': 'Title',
  'option1 value': 'Default Title',
  'variant price': '150000',
  'variant compare at price': '200000',
  'variant inventory qty': '0',
}

describe('a sale price', () => {
  test.each([
    ['between its dates', '2026-05-01T00:00+0700/2026-05-31T23:59+0700', 150_000],
    ['on the last day', '2026-05-01/2026-05-10', 150_000],
    ['until noon in Jakarta, at noon', '2026-05-01T00:00/2026-05-10T12:00', 200_000],
    ['before it begins', '2026-05-10T05:01Z/2026-05-31T23:59Z', 200_000],
    ['after it has ended', '2026-05-01T13:00-0800/2026-05-09T15:30-0800', 200_000],
    ['with dates that cannot be read', 'in May/in June', 200_000],
    ['with thousandths of seconds', '2026-05-01T00:00:00.000Z/2026-05-31T23:59:59.999Z', 150_000],
    ['with an hour of one digit', '2026-05-01 7:00:00/2026-05-31 7:00:00', 150_000],
    ['with half an interval', '2026-05-01', 200_000],
  ])('%s applies as expected', async (_, dates, paid) => {
    const { items, dropped } = await read({ ...sale, sale_price_effective_date: dates })
    expect(items[0]).toMatchObject({ retailPrice: 200_000, grandPrice: paid })
    expect(dropped).toHaveLength(paid === 200_000 ? 1 : 0)
  })

  test('keeps its end, or has none without dates', async () => {
    const until = async (dates: object) => (await read({ ...sale, ...dates })).items[0]?.saleEndsAt
    const dates = '2026-05-01T00:00+0700/2026-05-31T23:59+0700'
    expect(await until({ sale_price_effective_date: dates })).toEqual(
      new Date('2026-05-31T16:59:00Z'),
    )
    expect([
      await until({}),
      await until({ sale_price: '', sale_price_effective_date: dates }),
    ]).toEqual([null, null])
  })

  test('of WooCommerce applies only within its dates, of which one may be missing', async () => {
    const { items, dropped } = await read(
      { ...wooSale, 'date sale price starts': '2026-05-09', 'date sale price ends': '' },
      {
        ...wooSale,
        sku: 'B',
        'date sale price starts': '2026-05-11 00:00:00',
        'date sale price ends': '',
      },
      { ...wooSale, sku: 'C', 'date sale price starts': '', 'date sale price ends': '2026-05-09' },
    )
    expect(items.map((item) => item?.grandPrice)).toEqual([150_000, 200_000, 200_000])
    expect(dropped).toHaveLength(2)
  })

  test.each(['', '0', 'ask'])(
    'of Shopify that is %j skips the row, since the original price is unknown',
    async (price) => {
      const { items, dropped } = await read({ ...shopifyBag, 'variant price': price })
      expect(items).toEqual([])
      expect(dropped).toEqual([expect.stringMatching(/^Line 2: row: /)])
    },
  )
})

describe('stock', () => {
  test("of a WooCommerce variation that only shares its parent's number is zero, and is named", async () => {
    const parent = { ...wooBag, type: 'variable' }
    const variation = { ...wooBag, type: 'variation', id: '2', sku: 'BAG-1', parent: 'BAG' }
    const { items, dropped } = await read(
      parent,
      { ...variation, ...sized('S'), 'in stock?': '1', stock: 'parent' },
      { ...variation, ...sized('M'), 'in stock?': '1', stock: '3' },
    )
    expect(items).toMatchObject([
      { isAvailable: false, qty: 0 },
      { isAvailable: true, qty: 3 },
    ])
    expect(dropped).toEqual([expect.stringContaining('field stock: is shared by all variations')])
  })

  test.each([
    [
      'without a tracker is for sale without a number',
      { 'variant inventory tracker': '' },
      true,
      null,
    ],
    ['with a tracker is what it counts', { 'variant inventory tracker': 'shopify' }, false, 0],
    ['of a file without that column is the number', {}, false, 0],
  ])('of Shopify %s', async (_, column, isAvailable, qty) => {
    const { items, dropped } = await read({ ...shopifyBag, ...column })
    expect(items).toMatchObject([{ isAvailable, qty }])
    expect(dropped).toEqual([])
  })
})
