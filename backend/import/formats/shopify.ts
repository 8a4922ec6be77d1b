import { type Option, type Translate, withValues } from '#backend/import/record-translation.ts'
import type { SourceRecord } from '#backend/import/source-record.ts'
import { readPrice } from '#lib/rules/typed-price.ts'

type Values = SourceRecord['values']

const of = (values: Values) => (name: string) => values.get(name)?.trim() ?? ''

const optionNumbers = [1, 2, 3]

/** The options of a row; the first row of a product alone names them. */
function optionsOf(first: Values, row: Values): Option[] {
  return optionNumbers.map((number) => [
    of(first)(`option${number}_name`),
    of(row)(`option${number}_value`),
  ])
}

/** What Shopify writes for a product without options. */
const isReal = ([name, value]: Option) => !(name === 'Title' && value === 'Default Title')

const shared = (first: Values) => {
  const value = of(first)
  return {
    item_group_id: value('handle'),
    title: value('title'),
    description: value('body_(html)') || value('body_html'),
    brand: value('vendor'),
    product_type: value('type') || value('product_category'),
    gender: value('google_shopping_/_gender'),
    age_group: value('google_shopping_/_age_group'),
  }
}

/** The price to compare with counts where it is higher; it is never the price itself. */
function pricesOf(now: string, before: string) {
  const price = readPrice(now) ?? 0
  return price > 0 && (readPrice(before) ?? 0) > price
    ? { price: before, sale_price: now }
    : { price: now }
}

function variant(row: Values, options: readonly Option[]) {
  const value = of(row)
  const names = options.map(([, name]) => name).filter(Boolean)
  // Shopify does not count what has no tracker: it is always for sale.
  const isCounted =
    value('variant_inventory_tracker') !== '' || !row.has('variant_inventory_tracker')
  const quantity = isCounted ? value('variant_inventory_qty') : ''
  const isEndless = !isCounted || (!quantity && value('variant_inventory_policy') === 'continue')
  return {
    id: value('variant_sku').replace(/^'/, '') || [value('handle'), ...names].join('-'),
    ...pricesOf(value('variant_price'), value('variant_compare_at_price')),
    quantity,
    availability: isEndless ? 'in_stock' : '',
    shipping_weight: value('variant_grams') && `${value('variant_grams')} g`,
    image_link: value('variant_image'),
  }
}

/** Why a product is not sold; empty when it is. */
function whyNotSold(first: Values): string {
  const status = of(first)('status').toLowerCase()
  if (status && status !== 'active') return `is not active in Shopify`
  return of(first)('published').toLowerCase() === 'false' ? 'is not published' : ''
}

/** Shopify's rows: the first of a handle has what all share, further ones a variant, a picture or both. */
export function fromShopify(): Translate {
  let first: Values = new Map()
  return (record, report) => {
    const { line, values } = record
    const value = of(values)
    if (value('title') && value('handle') !== of(first)('handle')) first = values
    if (!value('handle') || value('handle') !== of(first)('handle')) {
      report.drop({ line, field: null, reason: 'has no title, nor a row above with its handle' })
      return null
    }
    const reason = whyNotSold(first)
    const address = value('image_src')
    if (reason) report.drop({ line, field: null, reason })
    if (reason) return null
    const picture = { line, group: value('handle'), address }
    if (!value('variant_price') && !value('option1_value'))
      return address ? { kind: 'picture', ...picture } : null
    const options = optionsOf(first, values)
    const row = withValues(record, {
      ...shared(first),
      ...variant(values, options),
      group_image: address,
    })
    return { kind: 'row', record: row, options: options.filter(isReal) }
  }
}
