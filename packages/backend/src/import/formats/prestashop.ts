import { signColumn } from '#import/formats/prestashop-columns.ts'
import { followed, productId } from '#import/formats/prestashop-join.ts'
import type { ImportReport } from '#import/import-report.ts'
import { leftOut, type Option, type Translate, withValues } from '#import/record-translation.ts'
import { type SourceRecord, textsOf, type Values } from '#import/source-record.ts'

const listed = (values: Values, name: string) =>
  textsOf(values)(name)
    .split(textsOf(values)(signColumn) || ',')
    .map((text) => text.trim())
    .filter(Boolean)

const number = (text: string) => (text === '' ? 0 : Number(text.replace(',', '.')))

/** Adds without floating-point noise: '0.1' and '0.2' are '0.3'. */
const sum = (a: string, b: string) => String(Number((number(a) + number(b)).toFixed(6)))

/** Names of the price with tax and without, including those that some versions use for either. */
const withTax = ['price_tax_included', 'price_tax_incl']

const withoutTax = [
  'price_tax_excluded',
  'price_tax_excl',
  'price_tax_excluded_or_price_tax_included',
  'price_tax_excl_or_price_tax_excl',
  'price_tax_excl_or_price_tax_incl',
]

const first = (values: Values, names: readonly string[]) =>
  names.map(textsOf(values)).find(Boolean) ?? ''

const isUntaxed = (values: Values) => /^0?$/.test(textsOf(values)('tax_rules_id'))

const noRate = 'has a price without tax, and the file does not give its rate'

/** Returns the list price. A price without tax counts only when the product is untaxed. */
function priceOf(product: Values, impact: string): { price: string } | { reason: string } {
  const taxed = first(product, withTax)
  if (taxed && (number(impact) === 0 || isUntaxed(product))) return { price: sum(taxed, impact) }
  if (!isUntaxed(product)) return { reason: noRate }
  const price = first(product, withoutTax)
  return { price: price && sum(price, impact) }
}

const day = (text: string) => (text.startsWith('0000') ? '' : text.slice(0, 10))

/** An amount takes precedence over a percentage, as in PrestaShop. */
function discounted(product: Values, price: string) {
  const value = textsOf(product)
  const [amount, percent] = [number(value('discount_amount')), number(value('discount_percent'))]
  if (!(amount > 0) && !(percent > 0)) return {}
  const paid = amount > 0 ? number(price) - amount : number(price) * (1 - percent / 100)
  const [from, to] = [day(value('discount_from')), day(value('discount_to'))]
  return {
    sale_price: String(Math.round(paid)),
    sale_price_effective_date: from || to ? `${from}/${to}` : '',
  }
}

/** Picks the first of 'Home/Men/Shirts' that is not a number. */
function categoryOf(values: Values): string {
  const path = listed(values, 'categories').find((text) => !/^\d+$/.test(text)) ?? ''
  return path.split('/').join(' > ')
}

/** Explains why a product is not sold; empty when it is. */
function whyNotSold(values: Values): string {
  const value = textsOf(values)
  if (value('active') === '0') return 'is not active in PrestaShop'
  if (/^(search|none)$/i.test(value('visibility'))) return 'is hidden in the catalogue'
  if (value('available_for_order') === '0') return 'is not available for order'
  return value('virtual_product') === '1' ? 'is virtual: nothing is delivered' : ''
}

/** Pairs 'Color:color:0, Size:select:1' with 'Blue:0, M:1' by position. Null when the counts differ. */
function optionsOf(values: Values): Option[] | null {
  const before = (text: string) => text.split(':')[0]?.trim() ?? ''
  const names = listed(values, 'attribute').map(before)
  const chosen = listed(values, 'value').map((text) => text.replace(/:\d*$/, '').trim())
  if (names.length === 0 || names.length !== chosen.length) return null
  return names.map((name, index): Option => [name, chosen[index] ?? ''])
}

const codeOf = (product: Values) =>
  textsOf(product)('reference') || `prestashop-${productId(product)}`

function described(product: Values) {
  const value = textsOf(product)
  return {
    title: value('name'),
    description: first(product, ['summary', 'short_description', 'description']),
    detailed_description: value('description'),
    product_type: categoryOf(product),
    brand: value('manufacturer'),
  }
}

/** PrestaShop's default unit of weight is the kilogram. */
const weightText = (kilograms: string) => (number(kilograms) > 0 ? `${kilograms} kg` : '')

const pictures = (values: Values) =>
  [...listed(values, 'image_urls'), ...listed(values, 'image_url')].join(',')

/** Translates a product, or one of its combinations if `options` are given. */
function toRow(record: SourceRecord, product: Values, options: readonly Option[] | null) {
  const own = textsOf(record.values)
  const value = textsOf(product)
  const price = priceOf(product, options ? own('impact_on_price') : '')
  if ('reason' in price) return leftOut(price.reason, codeOf(product))
  const chosen = (options ?? []).map(([, option]) => option)
  const weight = sum(value('weight'), options ? own('impact_on_weight') : '')
  return {
    kind: 'row' as const,
    options: options ?? [],
    record: withValues(record, {
      ...described(product),
      ...price,
      ...discounted(product, price.price),
      id: own('reference') || [codeOf(product), ...chosen].join('-'),
      item_group_id: options ? codeOf(product) : '',
      quantity: own('quantity'),
      shipping_weight: weightText(weight),
      image_link: pictures(record.values),
      group_image: options ? pictures(product) : '',
    }),
  }
}

function nameNote(report: ImportReport): void {
  report.note("Weights in PrestaShop's file are read as kilograms, its default unit.")
}

/** Translates PrestaShop's products, each followed by its combinations. */
export function fromPrestaShop(): Translate {
  let product: Values = new Map()
  return (record, report) => {
    const { values } = record
    const isCombination = values.has('attribute')
    if (!isCombination) product = values
    const reason = whyNotSold(product)
    if (reason) return leftOut(isCombination ? `its product ${reason}` : reason, codeOf(product))
    nameNote(report)
    if (!isCombination)
      return textsOf(values)(followed) ? { kind: 'product' } : toRow(record, product, null)
    const options = optionsOf(values)
    return options
      ? toRow(record, product, options)
      : leftOut('does not have as many values as attributes', textsOf(values)('value'))
  }
}
