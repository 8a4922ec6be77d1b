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

/** The rows of a template: names of columns, four rows of instructions, and products. */
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

/** Marketplaces know two options. */
const withTwoOptions = (garments: readonly WrittenGarment[]) =>
  garments.filter((one) => one.options.length < 3)

/** How formats without lines say those garments that they can. */
export const fileWriters: Readonly<
  Record<
    string,
    {
      write: (garments: readonly WrittenGarment[]) => string | Promise<Uint8Array>
      of?: (garments: readonly WrittenGarment[]) => WrittenGarment[]
    }
  >
> = {
  "Shopify's JSON": { write: (garments) => JSON.stringify(shopifyProducts(garments)) },
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
