import { readPrice } from '@etalase/contract/rules/typed-price.ts'
import type { ImportReport } from '#import/import-report.ts'
import { leftOut, type Option, type Translate, withValues } from '#import/record-translation.ts'
import type { Values } from '#import/source-record.ts'

/** Column names of Shopify's current export, followed by those from before 2025. */
const columns = {
  handle: ['url_handle', 'handle'],
  title: ['title'],
  description: ['description', 'body_(html)', 'body_html'],
  vendor: ['vendor'],
  type: ['type'],
  category: ['product_category'],
  gender: ['google_shopping_/_gender'],
  ageGroup: ['google_shopping_/_age_group'],
  status: ['status'],
  published: ['published_on_online_store', 'published'],
  giftCard: ['gift_card'],
  requiresShipping: ['requires_shipping', 'variant_requires_shipping'],
  sku: ['sku', 'variant_sku'],
  price: ['price', 'variant_price'],
  compareAtPrice: ['compare-at_price', 'variant_compare_at_price'],
  tracker: ['inventory_tracker', 'variant_inventory_tracker'],
  quantity: ['inventory_quantity', 'variant_inventory_qty'],
  policy: ['continue_selling_when_out_of_stock', 'variant_inventory_policy'],
  grams: ['weight_value_(grams)', 'variant_grams'],
  productImage: ['product_image_url', 'image_src'],
  variantImage: ['variant_image_url', 'variant_image'],
} as const

type Column = keyof typeof columns

const nameIn = (values: Values, column: Column) => columns[column].find((name) => values.has(name))

const valueIn = (values: Values, column: Column): string =>
  values.get(nameIn(values, column) ?? '')?.trim() ?? ''

const optionNumbers = [1, 2, 3]

/** Returns the options of a row. Only a product's first row names them. */
const optionsOf = (first: Values, row: Values): Option[] =>
  optionNumbers
    .map(
      (number): Option => [
        first.get(`option${number}_name`)?.trim() ?? '',
        row.get(`option${number}_value`)?.trim() ?? '',
      ],
    )
    .filter((option) => option.some(Boolean))

/** Returns false for Shopify's placeholder of a product without options. */
const isRealOption = ([name, value]: Option): boolean =>
  !(name === 'Title' && value === 'Default Title')

const shared = (first: Values) => ({
  item_group_id: valueIn(first, 'handle'),
  title: valueIn(first, 'title'),
  description: valueIn(first, 'description'),
  brand: valueIn(first, 'vendor'),
  product_type: valueIn(first, 'type') || valueIn(first, 'category'),
  gender: valueIn(first, 'gender'),
  age_group: valueIn(first, 'ageGroup'),
})

/** The compare-at price is the list price if it is higher. */
function pricesOf(now: string, before: string) {
  const price = before === '' ? 0 : (readPrice(now) ?? 0)
  return price > 0 && (readPrice(before) ?? 0) > price
    ? { price: before, sale_price: now }
    : { price: now }
}

const noQuantities =
  "Shopify's file has no quantities, as with several locations: items with tracked stock are out of stock. Add the column Inventory quantity, and import the file again."

function stockOf(row: Values, report: ImportReport) {
  // Without a tracker, Shopify does not count stock: the variant is always for sale.
  const isCounted = valueIn(row, 'tracker') !== '' || nameIn(row, 'tracker') === undefined
  const quantity = isCounted ? valueIn(row, 'quantity') : ''
  const goesOn = /^(continue|true)$/i.test(valueIn(row, 'policy'))
  if (!isCounted || (!quantity && goesOn)) return { quantity, availability: 'in_stock' }
  if (nameIn(row, 'quantity')) return { quantity }
  report.note(noQuantities)
  return { availability: 'out_of_stock' }
}

function variant(row: Values, options: readonly Option[], report: ImportReport) {
  const grams = valueIn(row, 'grams')
  const values = options.map(([, value]) => value).filter(Boolean)
  return {
    id: valueIn(row, 'sku').replace(/^'/, '') || [valueIn(row, 'handle'), ...values].join('-'),
    ...pricesOf(valueIn(row, 'price'), valueIn(row, 'compareAtPrice')),
    ...stockOf(row, report),
    shipping_weight: grams && `${grams} g`,
    image_link: valueIn(row, 'variantImage'),
  }
}

const isFalse = (text: string) => text.toLowerCase() === 'false'

/** Explains why a product is not sold; empty when it is. */
function whyNotSold(first: Values): string {
  const status = valueIn(first, 'status').toLowerCase()
  if (status && status !== 'active') return 'is not active in Shopify'
  if (isFalse(valueIn(first, 'published'))) return 'is not published'
  return valueIn(first, 'giftCard').toLowerCase() === 'true' ? 'is a gift card' : ''
}

/** Translates Shopify's rows: the first of a handle has the shared fields, the others a variant, a picture or both. */
export function fromShopify(): Translate {
  let first: Values = new Map()
  return (record, report) => {
    const { line, values } = record
    const handle = valueIn(values, 'handle')
    if (valueIn(values, 'title') && handle !== valueIn(first, 'handle')) first = values
    if (!handle || handle !== valueIn(first, 'handle'))
      return leftOut('has no title, and no row above it with its handle', handle)
    const reason = whyNotSold(first)
    if (reason) return leftOut(reason, handle)
    const address = valueIn(values, 'productImage')
    if (!valueIn(values, 'price') && !values.get('option1_value')?.trim())
      return address ? { kind: 'picture', line, group: handle, address } : { kind: 'product' }
    if (isFalse(valueIn(values, 'requiresShipping')))
      return leftOut('needs no shipping: nothing is delivered', handle)
    const options = optionsOf(first, values)
    const translated = {
      ...shared(first),
      ...variant(values, options, report),
      group_image: address,
    }
    return {
      kind: 'row',
      record: withValues(record, translated),
      options: options.filter(isRealOption),
    }
  }
}
