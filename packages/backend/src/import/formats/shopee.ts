import { readCategories, readCategory } from '#import/formats/shopee-categories.ts'
import { type Option, type Translate, withValues } from '#import/record-translation.ts'
import type { RefusedSheet, SheetFormat, SheetHead } from '#import/sheet-format.ts'
import type { Values } from '#import/source-record.ts'

type Categories = ReadonlyMap<string, string>

const pictureNumbers = [1, 2, 3, 4, 5, 6, 7, 8]

/** Returns a row's values, falling back to the product's first row. */
const valuesOf = (first: Values, row: Values) => (name: string) =>
  row.get(name)?.trim() || first.get(name)?.trim() || ''

const ownGroup = (values: Values) =>
  values.get('et_title_variation_integration_no')?.trim() ||
  values.get('ps_sku_parent_short')?.trim() ||
  ''

function categoryOf(text: string, categories: Categories): string {
  return readCategory(text)?.path ?? categories.get(text) ?? ''
}

const optionsOf = (value: (name: string) => string, row: Values): Option[] =>
  [1, 2].map((number) => [
    value(`et_title_variation_${number}`),
    row.get(`et_title_option_for_variation_${number}`)?.trim() ?? '',
  ])

function attributes(first: Values, row: Values, options: readonly Option[]) {
  const value = valuesOf(first, row)
  const own = valuesOf(row, row)
  const group = value('ps_sku_parent_short') || own('et_title_variation_integration_no')
  const isVariation = options.some(([, option]) => option !== '')
  const named = [group || value('ps_product_name'), ...options.map(([, option]) => option)]
  const pictures = ['ps_item_cover_image', ...pictureNumbers.map((n) => `ps_item_image_${n}`)]
  return {
    id: own('ps_sku_short') || named.filter(Boolean).join('-'),
    item_group_id: isVariation ? group || value('ps_product_name') : '',
    title: value('ps_product_name'),
    description: value('ps_product_description'),
    price: own('ps_price'),
    quantity: own('ps_stock'),
    image_link: own('et_title_image_per_variation'),
    group_image: pictures.map(value).filter(Boolean).join(','),
  }
}

/** Translates Shopee's rows, one per variant. Category numbers refer to the file's own list. */
function fromShopee(unit: string, categories: Categories): Translate {
  let first: Values = new Map()
  return (record) => {
    const { values } = record
    const group = ownGroup(values)
    if (group === '' || group !== ownGroup(first)) first = values
    const value = valuesOf(first, values)
    const options = optionsOf(value, values)
    const weight = value('ps_weight')
    const row = withValues(record, {
      ...attributes(first, values, options),
      product_type: categoryOf(value('ps_category'), categories),
      shipping_weight: weight && `${weight} ${unit}`.trim(),
    })
    return { kind: 'row', record: row, options }
  }
}

/** Newer templates have an additional row that starts with 'basic'. */
const dataFrom = (head: SheetHead) => (head.text(2, 'ps_category') === 'basic' ? 7 : 6)

/** Shopee's "Upload massal". */
export const shopeeUpload: SheetFormat = {
  columns: ['ps_product_name', 'ps_price', 'ps_stock'],
  priceColumn: 'ps_price',
  dataFrom,
  translation: async (head, workbook) =>
    fromShopee(head.unit('ps_weight', dataFrom(head)), await readCategories(workbook)),
}

export const refusedShopee: readonly RefusedSheet[] = [
  {
    name: "Shopee's mass update",
    columns: ['et_title_variation_name', 'et_title_variation_id'],
    reason:
      'joins the options of a variant without their names, and has no pictures and no weights: use the mass upload',
  },
]
