import { csvOf } from '#tests/support/read-text.ts'
import { workbookOf } from '#tests/support/workbooks.ts'
import { googleRows, price, type WrittenGarment } from '#tests/support/written-garments.ts'

const shopifyProducts = (garments: readonly WrittenGarment[]) =>
  garments.map((one, number) => ({
    handle: `garment-${number}`,
    title: one.title,
    options: (one.options.length > 0 ? one.options : ['Title']).map((name) => ({ name })),
    variants: one.variants.map(({ values, sku, pieces }) => ({
      option1: values[0] ?? 'Default Title',
      option2: values[1] ?? null,
      option3: values[2] ?? null,
      sku,
      price: `${price}.00`,
      inventory_quantity: pieces,
    })),
  }))

/** Builds a template: column names, four rows of instructions, and products. */
const templateOf = (rows: readonly Readonly<Record<string, string | number>>[]) => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const instructions = [2, 3, 4, 5].map((line) => [`instruction ${line}`])
  return workbookOf({
    Template: [
      columns,
      ...instructions,
      ...rows.map((row) => columns.map((name) => row[name] ?? null)),
    ],
  })
}

const shopeeRows = (garments: readonly WrittenGarment[]) =>
  garments.flatMap((one, number) =>
    one.variants.map(({ values, sku, pieces }) => ({
      ps_product_name: one.title,
      et_title_variation_integration_no: one.options.length > 0 ? 1_000 + number : '',
      et_title_variation_1: one.options[0] ?? '',
      et_title_option_for_variation_1: values[0] ?? '',
      et_title_variation_2: one.options[1] ?? '',
      et_title_option_for_variation_2: values[1] ?? '',
      ps_price: Number(price),
      ps_stock: pieces,
      ps_sku_short: one.options.length > 0 ? sku : '',
    })),
  )

const tikTokRows = (garments: readonly WrittenGarment[]) =>
  garments.flatMap((one) =>
    one.variants.map(({ values, sku, pieces }) => ({
      product_name: one.title,
      parcel_weight: '',
      property_name_1: one.options[0] ?? '',
      property_value_1: values[0] ?? '',
      property_name_2: one.options[1] ?? '',
      property_value_2: values[1] ?? '',
      price,
      quantity: pieces,
      seller_sku: one.options.length > 0 ? sku : '',
    })),
  )

/** Marketplaces support two options. */
const withTwoOptions = (garments: readonly WrittenGarment[]) =>
  garments.filter((one) => one.options.length < 3)

/** PrestaShop has two files, with commas in lists. */
const prestaShopFiles = (garments: readonly WrittenGarment[]) => {
  const products = garments.map((one, number) => ({
    'Product ID': `${number + 1}`,
    'Active (0/1)': '1',
    'Name *': one.title,
    'Categories (x,y,z...)': 'Home',
    'Price tax included': `${price}.000000`,
    'Reference #': `P${number}`,
    Quantity: one.options.length > 0 ? '0' : String(one.variants[0]?.pieces),
    'URL rewritten': '',
    'Image URLs (x,y,z...)': '',
  }))
  const combinations = garments.flatMap((one, number) =>
    one.options.length === 0
      ? []
      : one.variants.map(({ values, sku, pieces }) => ({
          'Product ID*': `${number + 1}`,
          'Attribute (Name:Type:Position)*': one.options
            .map((name, at) => `${name}:select:${at}`)
            .join(', '),
          'Value (Value:Position)*': values.map((text, at) => `${text}:${at}`).join(', '),
          Reference: sku,
          'Impact on price': '0',
          Quantity: String(pieces),
        })),
  )
  const header =
    'Product ID*,Attribute (Name:Type:Position)*,Value (Value:Position)*,Impact on price,Quantity\n'
  return [combinations.length > 0 ? csvOf(combinations) : header, csvOf(products)]
}

const withoutCommas = (garments: readonly WrittenGarment[]) =>
  garments.filter((one) =>
    one.variants.every(({ values }) => values.every((text) => !text.includes(','))),
  )

/** Writers of formats other than text lines, with the garments that each supports. */
export const fileWriters: Readonly<
  Record<
    string,
    {
      write: (
        garments: readonly WrittenGarment[],
      ) => string | Promise<Uint8Array> | readonly string[]
      of?: (garments: readonly WrittenGarment[]) => WrittenGarment[]
    }
  >
> = {
  "Shopify's JSON": { write: (garments) => JSON.stringify(shopifyProducts(garments)) },
  "PrestaShop's two files": { write: prestaShopFiles, of: withoutCommas },
  'a table in a spreadsheet': {
    write: (garments) =>
      workbookOf({
        Any: [
          Object.keys(googleRows(garments)[0] ?? {}),
          ...googleRows(garments).map((row) => Object.values(row)),
        ],
      }),
  },
  "Shopee's mass upload": {
    write: (garments) => templateOf(shopeeRows(garments)),
    of: withTwoOptions,
  },
  "TikTok Shop's batch upload": {
    write: (garments) => templateOf(tikTokRows(garments)),
    of: withTwoOptions,
  },
}
