import { describe, expect, test } from 'vitest'
import { csvOf, readText, sold } from '#tests/support/read-text.ts'

const product = {
  ID: '10',
  Type: 'variable',
  SKU: 'ROK',
  Name: 'Rok',
  Published: '1',
  'Visibility in catalog': 'visible',
  'In stock?': '1',
  Stock: '',
  'Regular price': '',
  Categories: 'Wanita > Rok\\, Sarung, Promo',
  Parent: '',
  Position: '0',
  'Attribute 1 name': 'Warna',
  'Attribute 1 value(s)': 'Biru\\, Putih, Merah',
  'Attribute 2 name': 'Ukuran',
  'Attribute 2 value(s)': 'S, M',
}

const variation = (number: number, color: string, size: string, given = {}) => ({
  ...product,
  ID: String(10 + number),
  Type: 'variation',
  SKU: `ROK-${number}`,
  'Regular price': '175000',
  Parent: 'ROK',
  Stock: String(number),
  'Attribute 1 value(s)': color,
  'Attribute 2 value(s)': size,
  Categories: '',
  ...given,
})

const simple = {
  ...product,
  Type: 'simple',
  'Regular price': '99000',
  'Attribute 1 name': 'Bahan',
  'Attribute 1 value(s)': 'Katun',
  'Attribute 2 value(s)': 'S, M, L',
}

describe('a value of a variation', () => {
  test.each(['Biru\\, Putih', 'Biru, Putih'])(
    'with a comma (%s) is a single one',
    async (color) => {
      const read = await readText(csvOf([product, variation(1, color, 'S')]))
      expect([sold(read), read.dropped]).toEqual([['ROK-BIRU-PUTIH Biru, Putih: S ×1'], []])
    },
  )

  test('that is empty matches any: in stock without a number, for each value of the product', async () => {
    const read = await readText(csvOf([product, variation(1, '', 'S', { Stock: '' })]))
    expect([sold(read), read.dropped]).toEqual([
      ['ROK-BIRU-PUTIH Biru, Putih: S ×?', 'ROK-MERAH Merah: S ×?'],
      [],
    ])
    expect(read.rows).toEqual({ read: 2, imported: 1, unchanged: 0, shared: 1, leftOut: 0 })
  })

  test('that is empty leaves it out when one number covers several sizes', async () => {
    const read = await readText(csvOf([product, variation(5, 'Merah', '')]))
    expect([sold(read), read.dropped]).toEqual([
      [],
      ['Line 3: row: has one stock for several sizes or colours: give each its own ("5")'],
    ])
  })

  test('that is empty keeps the number when its product has one value', async () => {
    const one = { ...product, 'Attribute 2 value(s)': 'Allsize' }
    const read = await readText(csvOf([one, variation(5, 'Merah', '')]))
    expect([sold(read), read.dropped]).toEqual([['ROK-MERAH Merah: Allsize ×5'], []])
  })

  test('that is empty and out of stock is out of stock in each', async () => {
    const read = await readText(csvOf([product, variation(0, 'Merah', '', { 'In stock?': '0' })]))
    expect(sold(read)).toEqual(['ROK-MERAH Merah: S ×0, M ×0'])
  })

  test('that is empty keeps the stock of a row above, and is named', async () => {
    const any = variation(2, 'Merah', '', { Stock: '' })
    const read = await readText(csvOf([product, variation(1, 'Merah', 'S'), any]))
    expect(sold(read)).toEqual(['ROK-MERAH Merah: S ×1, M ×?'])
    expect(read.dropped).toEqual(['Line 4: field variant: has the size of a row above ("ROK-2")'])
    expect(read.rows).toMatchObject({ read: 3, imported: 2, shared: 1, leftOut: 0 })
  })

  test('that is empty leaves it out when its product has none', async () => {
    const none = { ...product, 'Attribute 2 value(s)': '' }
    const { dropped } = await readText(csvOf([none, variation(1, 'Merah', '')]))
    expect(dropped).toEqual([expect.stringContaining('Line 3: row: allows any value')])
  })
})

test('a category may have a comma in its name', async () => {
  const { garments } = await readText(csvOf([product, variation(1, 'Merah', 'S')]))
  expect(garments).toMatchObject([{ place: { subcategory: 'Rok, Sarung' } }])
})

test('sizes follow their Position, even with the newest in front', async () => {
  const rows = ['L', 'XL', 'XS'].map((size, index) =>
    variation(index + 1, 'Merah', size, { Position: String((index + 1) % 3) }),
  )
  expect(sold(await readText(csvOf([product, ...rows])))).toEqual([
    'ROK-MERAH Merah: XS ×3, L ×1, XL ×2',
  ])
})

describe("a product that WooCommerce hides or doesn't ship", () => {
  test.each([
    [{ 'Visibility in catalog': 'hidden' }, 'is hidden in the catalogue'],
    [{ 'Visibility in catalog': 'search' }, 'is hidden in the catalogue except for the search'],
    [{ Type: 'simple, virtual' }, 'is virtual'],
    [{ Type: 'simple, downloadable' }, 'is downloadable'],
    [{ Type: 'external' }, 'is not a kind of product that can be sold here'],
    [{ Type: 'grouped' }, 'is not a kind of product that can be sold here'],
    [{ Published: '-1' }, 'is not published'],
  ])('with %j is left out with the reason', async (given, reason) => {
    const { garments, dropped } = await readText(csvOf([{ ...simple, ...given }]))
    expect(garments).toEqual([])
    expect(dropped).toEqual([expect.stringContaining(`Line 2: row: ${reason}`)])
  })

  test.each([{ 'Visibility in catalog': 'hidden' }, { Published: '0' }])(
    'with %j leaves its variations out too',
    async (given) => {
      const text = csvOf([{ ...product, ...given }, variation(1, 'Merah', 'S')])
      const { dropped, rows } = await readText(text)
      expect(dropped).toHaveLength(2)
      expect(dropped[1]).toMatch(/^Line 3: row: its product is (hidden|not published)/)
      expect(rows).toMatchObject({ read: 2, leftOut: 2 })
    },
  )

  test("doesn't include one that only the catalogue list shows", async () => {
    const shown = { ...simple, 'Visibility in catalog': 'catalog' }
    expect(sold(await readText(csvOf([shown])))).toEqual(['ROK: One size ×?'])
  })
})

test('attributes of a simple product are not sizes, except a single size or colour', async () => {
  const one = { ...simple, 'Attribute 1 name': 'Warna', 'Attribute 1 value(s)': 'Merah' }
  expect(sold(await readText(csvOf([simple])))).toEqual(['ROK: One size ×?'])
  expect(sold(await readText(csvOf([one])))).toEqual(['ROK Merah: One size ×?'])
})

test('a product whose SKU a spreadsheet rounded is identified by its number', async () => {
  const rounded = { ...product, SKU: '8.99E+12' }
  const read = await readText(csvOf([rounded, variation(1, 'Merah', 'S', { Parent: 'id:10' })]))
  expect(sold(read)).toEqual(['woo-10-MERAH Merah: S ×1'])
  const lost = await readText(csvOf([rounded, variation(1, 'Merah', 'S', { Parent: '8.99E+12' })]))
  expect(lost.dropped).toEqual([
    expect.stringContaining('Line 3: row: the SKU of its product was rounded by a spreadsheet'),
  ])
})

test.each([
  ['3.0', 3],
  ['1.000', 1_000],
  ['-2', 0],
])('a stock of %s is %i pieces', async (stock, pieces) => {
  const { garments } = await readText(csvOf([{ ...simple, Stock: stock }]))
  expect(garments[0]?.sizes[0]?.qty).toBe(pieces)
})

test('an unreadable stock is named, and sells nothing', async () => {
  const { garments, dropped } = await readText(csvOf([{ ...simple, Stock: 'many' }]))
  expect(garments[0]?.sizes[0]).toMatchObject({ isAvailable: true, qty: 0 })
  expect(dropped).toEqual([expect.stringContaining('treated as out of stock')])
})

describe("WooCommerce's product CSV in another language", () => {
  test.each(['Visibilidad en el catálogo', 'Видимость в каталоге'])(
    '(%s) is refused with the fix',
    async (column) => {
      await expect(
        readText(`ID,Tipo,SKU,Nombre,${column}\n1,simple,A,B,visible\n`),
      ).rejects.toThrow('set the language of your WordPress profile to English, and export again')
    },
  )
})
