import { describe, expect, test } from 'vitest'
import { csvOf, readText, sold } from '#tests/support/read-text.ts'

type Row = Record<string, string>

const product = (given: Row = {}): Row => ({
  'Product ID': '1',
  'Active (0/1)': '1',
  'Name *': 'Linen shirt',
  'Categories (x,y,z...)': '13, Home/Men/Shirts',
  'Price tax excluded': '199000.000000',
  'Tax rules ID': '0',
  'Discount amount': '',
  'Discount percent': '',
  'Discount from (yyyy-mm-dd)': '',
  'Discount to (yyyy-mm-dd)': '',
  'Reference #': 'LS',
  Manufacturer: 'Angin',
  Weight: '0.2',
  Quantity: '3',
  Visibility: '',
  Summary: '<p>Light.</p>',
  'URL rewritten': 'linen-shirt',
  'Available for order (0 = No, 1 = Yes)': '1',
  'Image URLs (x,y,z...)': 'https://toko.example/1.jpg,https://toko.example/2.jpg',
  'Virtual product': '0',
  ...given,
})

const combination = (given: Row = {}): Row => ({
  'Product ID*': '1',
  'Attribute (Name:Type:Position)*': 'Warna:color:0, Ukuran:select:1',
  'Value (Value:Position)*': 'Putih:0, M:1',
  Reference: 'LS-M',
  'Impact on price': '0',
  Quantity: '4',
  'Impact on weight': '0',
  'Default (0 = No, 1 = Yes)': '0',
  ...given,
})

const large = combination({ 'Value (Value:Position)*': 'Putih:0, L:1', Quantity: '0' })
const header = csvOf([combination()]).split('\n', 1)[0] ?? ''

const read = (products: readonly Row[], combinations: readonly Row[]) =>
  readText([csvOf(products), combinations.length > 0 ? csvOf(combinations) : `${header}\n`])

describe("PrestaShop's products and combinations", () => {
  test('give one catalogue, in any order of the files, even with a repeated reference', async () => {
    const files = [csvOf([product()]), csvOf([combination(), large])]
    for (const order of [files, files.toReversed()]) {
      const file = await readText(order)
      expect([file.dropped, file.rows]).toMatchObject([[], { read: 3, imported: 2, shared: 1 }])
      expect(sold(file)).toEqual(['LS-PUTIH Putih: M ×4, L ×0'])
      expect(file.garments[0]).toMatchObject({
        name: 'Linen shirt',
        description: 'Light.',
        brand: 'Angin',
        retailPrice: 199_000,
        weightGrams: 200,
        place: { category: 'Men', subcategory: 'Shirts' },
        pictures: ['https://toko.example/1.jpg', 'https://toko.example/2.jpg'],
      })
    }
  })

  test('with commas between columns may have semicolons in lists', async () => {
    const listed = (text: string) => text.replaceAll(',', ';')
    const files = [csvOf([product()]), csvOf([combination()])].map((text) =>
      text
        .split('\n')
        .map((line) => line.replaceAll(/"[^"]*"/g, (cell) => listed(cell)))
        .join('\n'),
    )
    expect(sold(await readText(files))).toEqual(['LS Putih: M ×4'])
  })

  test("add a combination's extra price and weight", async () => {
    const dear = { 'Impact on price': '50000.000000', 'Impact on weight': '0.1' }
    const file = await read([product()], [combination(dear)])
    expect(file.garments[0]).toMatchObject({ retailPrice: 249_000, weightGrams: 300 })
  })

  test('apply an amount before a percentage to the price, within its dates', async () => {
    const sale = { 'Discount percent': '10', 'Discount to (yyyy-mm-dd)': '2026-05-31' }
    const [percent, amount, past] = await Promise.all(
      [
        sale,
        { ...sale, 'Discount amount': '9000', 'Discount from (yyyy-mm-dd)': '0000-00-00' },
        { ...sale, 'Discount to (yyyy-mm-dd)': '2026-01-31' },
      ].map((given) => read([product(given)], [])),
    )
    expect([percent, amount, past].map((file) => file?.garments[0]?.grandPrice)).toEqual([
      179_100, 190_000, 199_000,
    ])
  })

  test('import a product without combinations in one size', async () => {
    const file = await read([product()], [])
    expect(sold(file)).toEqual(['LS: One size ×3'])
  })

  test.each<[string, Row, string]>([
    ['not active', { 'Active (0/1)': '0' }, 'is not active in PrestaShop'],
    ['hidden', { Visibility: 'none' }, 'is hidden in the catalogue'],
    ['only found by search', { Visibility: 'search' }, 'is hidden in the catalogue'],
    ['not for order', { 'Available for order (0 = No, 1 = Yes)': '0' }, 'is not available'],
    ['virtual', { 'Virtual product': '1' }, 'is virtual'],
    ['taxed at a rate that is not told', { 'Tax rules ID': '1' }, 'does not give its rate'],
  ])('leave out a product that is %s, with its combinations', async (_, given, reason) => {
    const other = product({ 'Product ID': '2', 'Reference #': 'TAS' })
    const { dropped, rows, garments } = await read([product(given), other], [combination()])
    expect(garments.map(({ code }) => code)).toEqual(['TAS'])
    expect(rows.read).toBe(rows.imported + rows.shared + rows.leftOut)
    expect(dropped.at(-1)).toMatch(/^Combination line 2: row: /)
    expect(dropped.at(-1)).toContain(reason)
  })

  test.each<[string, Row, string]>([
    ['of no product', { 'Product ID*': '9' }, 'its product is not in the file'],
    ['with a value too few', { 'Value (Value:Position)*': 'Putih:0' }, 'not have as many values'],
    ['with the options of another', {}, 'has the size of a row above'],
  ])('name a combination %s, with its line in its file', async (_, given, reason) => {
    const { dropped } = await read([product()], [combination(), combination(given)])
    expect(dropped).toEqual([expect.stringMatching(/^Combination line 3: row: /)])
    expect(dropped[0]).toContain(reason)
  })

  test('with prices including tax need no rate', async () => {
    const { 'Price tax excluded': amount = '', ...rest } = product({ 'Tax rules ID': '1' })
    const file = await read([{ ...rest, 'Price tax included': amount }], [combination()])
    expect(file.garments[0]).toMatchObject({ retailPrice: 199_000 })
  })
})

describe('the import refuses', () => {
  const google = 'id,title,price\nA,B,100000\n'

  test.each<[string, string[], string]>([
    ['products without combinations', [csvOf([product()])], 'pass both'],
    ['combinations without products', [csvOf([combination()])], 'pass both'],
    ['two of another format', [google, google], 'Pass one file'],
    ['products with another file', [csvOf([product()]), google], 'pass both'],
  ])('%s', async (_, files, words) => {
    await expect(readText(files)).rejects.toThrow(words)
  })
})
