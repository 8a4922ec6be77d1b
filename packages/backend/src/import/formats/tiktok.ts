import { leftOut, type Option, type Translate, withValues } from '#import/record-translation.ts'
import type { RefusedSheet, SheetFormat, SheetHead } from '#import/sheet-format.ts'
import { textsOf } from '#import/source-record.ts'

/** Reduces '601341/Kids/Tops' and 'Kids/Tops (601341)' to 'Kids > Tops', and '7032166356980074241/Angin' to Angin. */
const withoutNumbers = (text: string) =>
  text
    .replace(/\s*\(\d+\)$/, '')
    .split('/')
    .filter((part) => !/^\d+$/.test(part.trim()))

/** Detects the example that the template has as its first product. */
const isExample = (picture: string) => picture.startsWith('https://seller-id.tiktok.com/product/')

const pictures = ['main_image', 'image_2', 'image_3', 'image_4', 'image_5']
const morePictures = ['image_6', 'image_7', 'image_8', 'image_9']

/** Facts in a sheet's head that apply to all its rows. */
interface Head {
  unit: string
  /** Option names in 'Variation 1 (Colour)'. Newer templates have them in each row. */
  labels: readonly [string, string]
  warehouses: readonly string[]
}

function quantityOf(value: (name: string) => string, warehouses: readonly string[]): string {
  const counts = warehouses.map(value).filter(Boolean)
  if (counts.length === 0) return value('quantity')
  const sum = counts.reduce((total, count) => total + Number(count), 0)
  return Number.isInteger(sum) ? String(sum) : counts.join('+')
}

const optionsOf = (value: (name: string) => string, labels: readonly string[]): Option[] =>
  labels.map((label, index) => [
    value(`property_name_${index + 1}`) || label,
    value(`property_value_${index + 1}`),
  ])

function attributes(value: (name: string) => string, options: readonly Option[], head: Head) {
  const name = value('product_name')
  const values = options.map(([, option]) => option).filter(Boolean)
  const weight = value('parcel_weight')
  return {
    id: value('seller_sku') || [name, ...values].join('-'),
    item_group_id: values.length > 0 ? name : '',
    title: name,
    description: value('product_description'),
    brand: withoutNumbers(value('brand')).join('/'),
    product_type: withoutNumbers(value('category')).join(' > '),
    price: value('price'),
    quantity: quantityOf(value, head.warehouses),
    shipping_weight: weight && `${weight} ${head.unit}`.trim(),
    image_link: value('property_1_image'),
    group_image: [...pictures, ...morePictures].map(value).filter(Boolean).join(','),
  }
}

/** Translates TikTok Shop's rows, one per variant. A product's rows share its name. */
const fromTikTok =
  (head: Head): Translate =>
  (record) => {
    const value = textsOf(record.values)
    if (isExample(value('main_image')) || isExample(value('property_1_image')))
      return leftOut('is the example of the template', value('product_name'))
    const status = value('aimed_product_status')
    if (status && !/^(active|aktif)/i.test(status))
      return leftOut('is not active in TikTok Shop', status)
    const options = optionsOf(value, head.labels)
    const row = withValues(record, attributes(value, options, head))
    return { kind: 'row', record: row, options: options.filter(([, option]) => option !== '') }
  }

const firstProduct = 6

/** Extracts Colour from 'Variation 1 (Colour)'. */
function labelOf(head: SheetHead, number: number): string {
  const label = head.text(3, `property_value_${number}`)
  return /\(([^)]+)\)/.exec(label)?.[1] ?? label
}

/** The upload of TikTok Shop and of Tokopedia, which merged with it in 2024. */
export const tikTokUpload: SheetFormat = {
  columns: ['product_name', 'parcel_weight', 'property_value_1', 'price'],
  priceColumn: 'price',
  dataFrom: () => firstProduct,
  translation: async (head) =>
    fromTikTok({
      unit: head.unit('parcel_weight', firstProduct),
      labels: [labelOf(head, 1), labelOf(head, 2)],
      warehouses: head.columns.filter((name) => name.startsWith('warehouse_quantity/')),
    }),
}

export const refusedTikTok: readonly RefusedSheet[] = [
  {
    name: 'the batch edit of TikTok Shop and Tokopedia',
    columns: ['product_name', 'variation_value', 'sku_id'],
    reason: 'joins the options of a variant without their names: use the batch upload',
  },
  {
    name: "Tokopedia's template of before 2024",
    columns: ['informasi_produk', 'informasi_sku'],
    reason:
      'has no columns for colours and sizes: use the batch upload of TikTok Shop and Tokopedia',
  },
]
