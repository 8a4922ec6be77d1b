import { describe, expect, test } from 'vitest'
import { readText, sold } from '#tests/support/read-text.ts'
import { workbookOf } from '#tests/support/workbooks.ts'

type Cell = string | number
type Row = Readonly<Record<string, Cell>>

/** Builds a template's sheet: column names, rows of instructions, and products. */
const sheetOf = (columns: readonly string[], below: readonly Row[]) => [
  [...columns],
  ...below.map((row) => columns.map((name) => row[name] ?? null)),
]

const shopeeColumns = [
  'ps_category',
  'ps_product_name|1|0',
  'ps_product_description',
  'ps_sku_parent_short',
  'et_title_variation_integration_no',
  'et_title_variation_1',
  'et_title_option_for_variation_1',
  'et_title_image_per_variation',
  'et_title_variation_2',
  'et_title_option_for_variation_2',
  'ps_price|1|1',
  'ps_stock|0|1',
  'ps_sku_short',
  'ps_item_cover_image',
  'ps_item_image_1',
  'ps_weight',
]

const shopeeHelp: Row[] = [
  { ps_category: 'Kategori', 'ps_price|1|1': 'Harga', ps_weight: 'Berat' },
  { ps_category: 'Opsional', 'ps_price|1|1': 'Wajib', ps_weight: 'Wajib' },
  { 'ps_price|1|1': 'Masukkan harga', ps_weight: 'Masukkan berat produk (gram)' },
  { 'ps_price|1|1': 'Mohon masukkan 99 sampai 150000000', ps_weight: 'Masukkan 1 s/d 1000000' },
]

const koko: Row = {
  ps_category: 100_306,
  'ps_product_name|1|0': 'Koko Madina',
  ps_product_description: 'Katun\nhalus',
  ps_sku_parent_short: 'KPM',
  et_title_variation_integration_no: 47_970,
  et_title_variation_1: 'Ukuran',
  et_title_option_for_variation_1: 'M',
  et_title_variation_2: 'Warna',
  et_title_option_for_variation_2: 'Army',
  'ps_price|1|1': 97_750,
  'ps_stock|0|1': 7,
  ps_sku_short: 101_160,
  ps_item_cover_image: 'https://toko.example/a.jpg',
  ps_item_image_1: 'https://toko.example/b.jpg',
  ps_weight: 300,
}

/** Another variant, which only has its own fields. */
const further: Row = {
  et_title_variation_integration_no: 47_970,
  et_title_option_for_variation_1: 'L',
  et_title_option_for_variation_2: 'Army',
  'ps_price|1|1': '97.750',
  'ps_stock|0|1': 0,
}

const categories = [['basic'], ['Nama Kategori'], ['100306 - Fashion Muslim/Pria/Koko']]

const shopee = (products: readonly Row[], help = shopeeHelp) => {
  const template = sheetOf(shopeeColumns, [...help, ...products])
  return workbookOf({
    Panduan: [[], ['Produk', 'Produk yang ingin diupload']],
    Template: template,
    'Contoh Upload': sheetOf(shopeeColumns, [...help, { ...koko, ps_sku_short: 'CONTOH' }]),
    Kategori: categories,
  })
}

describe("Shopee's mass upload", () => {
  test("has a row per variant, and the first row's product data applies to all", async () => {
    const file = await readText(await shopee([koko, further]))
    expect([file.dropped, file.rows.imported]).toEqual([[], 2])
    expect(sold(file)).toEqual(['KPM-ARMY Army: M ×7, L ×0'])
    expect(file.garments[0]).toMatchObject({
      name: 'Koko Madina',
      description: 'Katun\nhalus',
      retailPrice: 97_750,
      weightGrams: 300,
      place: { category: 'Pria', subcategory: 'Koko' },
      pictures: ['https://toko.example/a.jpg', 'https://toko.example/b.jpg'],
    })
  })

  test('of 2026, with an extra row above the products, is read below it', async () => {
    const help = [{ ps_category: 'basic', 'ps_product_name|1|0': 'ff83' }, ...shopeeHelp]
    const file = await readText(await shopee([koko], help))
    expect([sold(file), file.dropped]).toEqual([['KPM-ARMY Army: M ×7'], []])
  })

  test('reads products without variants, and a weight in kilograms when labelled so', async () => {
    const kilograms = shopeeHelp.map((row) => ({ ...row, ps_weight: 'Berat (kg)' }))
    const single = {
      'ps_product_name|1|0': 'Peci',
      'ps_price|1|1': 50_000,
      'ps_stock|0|1': 4,
      ps_weight: '0,2',
    }
    const file = await readText(
      await shopee([single, { ...single, ps_sku_short: 'P2' }], kilograms),
    )
    expect(sold(file)).toEqual(['Peci: One size ×4', 'P2: One size ×4'])
    expect(file.garments[0]).toMatchObject({ weightGrams: 200 })
  })

  test.each<[string, Row, string]>([
    ['a weight that can be no grams', { ps_weight: 0.2 }, 'Row 6: field shipping_weight: is less'],
    ['no stock', { 'ps_stock|0|1': '' }, 'Row 6: field availability: is missing'],
    ['no name', { 'ps_product_name|1|0': '' }, 'Row 6: row: has no title'],
    [
      'a price that is none',
      { 'ps_price|1|1': 'gratis' },
      'Row 6: row: its price is not an amount',
    ],
  ])('names %s with its row', async (_, given, reason) => {
    const { dropped } = await readText(await shopee([{ ...koko, ...given }]))
    expect(dropped).toEqual([expect.stringContaining(reason)])
  })

  test('without a product is refused, whatever its examples', async () => {
    await expect(readText(await shopee([]))).rejects.toThrow('The file has no products.')
  })

  test('is refused when a product replaces the instructions', async () => {
    await expect(readText(await shopee([koko], shopeeHelp.slice(0, 2)))).rejects.toThrow(
      'Row 4: a product is where the template has its instructions',
    )
  })
})

const tikTokColumns = [
  'category',
  'brand',
  'product_name',
  'product_description',
  'parcel_weight',
  'property_name_1',
  'property_value_1',
  'property_1_image',
  'property_name_2',
  'property_value_2',
  'price',
  'quantity',
  'seller_sku',
  'main_image',
  'aimed_product_status',
]

const tikTokHelp: Row[] = [
  { category: 'V2', brand: 'create_product', product_name: 'metric' },
  {
    parcel_weight: 'Parcel Weight(g)',
    property_value_1: 'Variation 1 (Colour)',
    property_value_2: 'Variation 2 (Size)',
    price: 'Retail Price (Local Currency)',
  },
  { price: 'Mandatory' },
  { price: 'Only positive numbers are accepted.' },
]

const example: Row = {
  product_name: "Men's Ultra Cotton Long Sleeve T-Shirt, Style G2400, 2-Pack",
  price: 1_200,
  quantity: 100,
  main_image: 'https://seller-id.tiktok.com/product/detail page1',
}

const gamis: Row = {
  category: '601341/Kids/Gamis',
  brand: '7032166356980074241/hoofla',
  product_name: 'Gamis NSB 01',
  product_description: 'Stelan',
  parcel_weight: 300,
  property_value_1: 'Abu',
  property_1_image: 'https://toko.example/abu.jpg',
  property_value_2: 'S',
  price: '189000',
  quantity: 16,
  main_image: 'https://toko.example/main.jpg',
}

const tikTok = (products: readonly Row[], columns = tikTokColumns) =>
  workbookOf({ Template: sheetOf(columns, [...tikTokHelp, ...products]), Example: [['Produk']] })

describe('the batch upload of TikTok Shop and Tokopedia', () => {
  test('has a row per variant of a name, with options named by the labels or the rows', async () => {
    const named = { property_name_1: 'Ukuran', property_name_2: 'Warna' }
    const file = await readText(
      await tikTok([
        gamis,
        { ...gamis, property_value_2: 'M', quantity: 3 },
        {
          ...gamis,
          ...named,
          product_name: 'Koko',
          property_value_1: 'XL',
          property_value_2: 'Abu',
        },
      ]),
    )
    expect(file.dropped).toEqual([])
    expect(sold(file)).toEqual(['Gamis NSB 01-Abu Abu: S ×16, M ×3', 'Koko-ABU Abu: XL ×16'])
    expect(file.garments[0]).toMatchObject({
      brand: 'hoofla',
      weightGrams: 300,
      retailPrice: 189_000,
      place: { category: 'Kids', subcategory: 'Gamis' },
      pictures: ['https://toko.example/abu.jpg', 'https://toko.example/main.jpg'],
    })
  })

  test('adds the stock of all warehouses', async () => {
    const columns = [...tikTokColumns, 'warehouse_quantity/1', 'warehouse_quantity/2']
    const pieces = (a: Cell, b: Cell) => ({
      ...gamis,
      product_name: `${a}${b}`,
      'warehouse_quantity/1': a,
      'warehouse_quantity/2': b,
    })
    const file = await readText(
      await tikTok([pieces(3, '4'), pieces('', 2), pieces('?', 2)], columns),
    )
    expect(file.garments.map(({ sizes }) => sizes[0]?.qty)).toEqual([7, 2, 0])
    expect(file.dropped[0]).toContain('Row 8: field quantity: is not a whole number')
  })

  test("leaves out the template's example, and inactive products", async () => {
    const { dropped, rows } = await readText(
      await tikTok([example, { ...gamis, aimed_product_status: 'Draft(2)' }, gamis]),
    )
    expect(rows).toMatchObject({ read: 3, imported: 1, leftOut: 2 })
    expect(dropped).toEqual([
      expect.stringContaining('Row 6: row: is the example of the template'),
      expect.stringContaining('Row 7: row: is not active in TikTok Shop ("Draft(2)")'),
    ])
  })
})

describe("a marketplace's spreadsheet that cannot be imported", () => {
  test.each([
    [
      "Shopee's update",
      ['et_title_product_id', 'et_title_variation_id', 'et_title_variation_name'],
      "This is Shopee's mass update, which joins the options of a variant without their names",
    ],
    [
      "TikTok Shop's edit",
      ['product_id', 'product_name', 'sku_id', 'variation_value', 'parcel_weight', 'price'],
      'joins the options of a variant without their names: use the batch upload',
    ],
    [
      'Tokopedia of before 2024',
      ['', 'Informasi Produk', 'Informasi SKU'],
      'has no columns for colours and sizes',
    ],
  ])('%s is refused with the file to use instead', async (_, columns, words) => {
    await expect(readText(await workbookOf({ Template: [columns, ['x', 'y']] }))).rejects.toThrow(
      words,
    )
  })
})
