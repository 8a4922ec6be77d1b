import {
  attributeColumns,
  choicesOf,
  singleOptions,
  unescaped,
} from '#import/formats/woocommerce-options.ts'
import {
  leftOut,
  type Option,
  type Translate,
  type Translated,
  withValues,
} from '#import/record-translation.ts'
import { ownCopy } from '#import/remember-last.ts'
import { isRoundedId, roundedReason } from '#import/rounded-id.ts'
import { type SourceRecord, textsOf, type Values } from '#import/source-record.ts'

/** Limit of remembered products with variations, which stand below them. */
const maxParents = 100_000

/** Splits a list at commas; those within a name are escaped. */
const listed = (text: string) => text.split(/\s*(?<!\\),\s*/).map(unescaped)

/** WooCommerce writes line breaks in descriptions as \n. */
const lines = (text: string) => text.replaceAll('\\n', '\n')

const weightUnits = ['kg', 'g', 'lbs', 'oz'] as const

function weightOf(value: (name: string) => string): string {
  const unit = weightUnits.find((known) => value(`weight_(${known})`))
  return unit ? `${value(`weight_(${unit})`)} ${unit}` : ''
}

/** Detects stock shared by all variations, which says nothing about each. */
const isShared = (stock: string) => stock.toLowerCase() === 'parent'

const isYes = (text: string) => /^(1|yes|instock)$/i.test(text)

/** Converts the dates of a sale to Google's form; undefined without any. */
function saleDates(value: (name: string) => string): string | undefined {
  const [from, to] = [value('date_sale_price_starts'), value('date_sale_price_ends')]
  return from || to ? `${from}/${to}` : undefined
}

/** The fields that variations inherit from their product. */
const inherited = [
  'id',
  'sku',
  'name',
  'short_description',
  'description',
  ...weightUnits.map((unit) => `weight_(${unit})`),
  'sold_individually?',
  'categories',
  'brands',
  'images',
]

/** Copies only these fields, because a product is remembered until its last variation. */
const copyOf = (values: Values): Values =>
  new Map(
    [...inherited, ...attributeColumns(values)].map((name) => [
      name,
      ownCopy(textsOf(values)(name)),
    ]),
  )

/** Falls back to the product's number in the shop when the SKU is missing or rounded by a spreadsheet. */
function idOf(values: Values): string {
  const sku = textsOf(values)('sku')
  return sku && !isRoundedId(sku) ? sku : `woo-${textsOf(values)('id')}`
}

function attributes(own: Values, parent: Values | undefined) {
  const value = (name: string) => textsOf(own)(name) || (parent ? textsOf(parent)(name) : '')
  const [first = '', ...more] = listed(value('images'))
  const stock = textsOf(own)('stock')
  const isInStock = isYes(textsOf(own)('in_stock?') || 'yes') && !isShared(stock)
  return {
    id: textsOf(own)('sku') || idOf(own),
    title: (parent && textsOf(parent)('name')) || textsOf(own)('name'),
    description: lines(value('short_description') || value('description')),
    detailed_description: lines(value('description')),
    price: textsOf(own)('regular_price'),
    sale_price: textsOf(own)('sale_price'),
    sale_price_effective_date: saleDates(textsOf(own)),
    quantity: isShared(stock) ? '' : stock,
    availability: isInStock ? 'in_stock' : 'out_of_stock',
    shipping_weight: weightOf(value),
    max_per_order: value('sold_individually?') === '1' ? '1' : '',
    product_type: listed(value('categories'))[0],
    brand: value('brands'),
    image_link: first,
    additional_image_link: more.join(','),
    position: textsOf(own)('position'),
    item_group_id: parent && idOf(parent),
  }
}

/** Explains why a row and its variations are not sold; empty when they are. */
function whyNotSold(values: Values, kinds: readonly string[]): string {
  const value = textsOf(values)
  if (/^(0|-1)$/.test(value('published'))) return 'is not published'
  const visibility = value('visibility_in_catalog').toLowerCase()
  if (visibility === 'hidden') return 'is hidden in the catalogue'
  if (visibility === 'search') return 'is hidden in the catalogue except for the search'
  const virtual = kinds.find((kind) => kind === 'virtual' || kind === 'downloadable')
  return virtual ? `is ${virtual}: nothing is delivered` : ''
}

/** One number for several sizes would be sold once per size. Without a number, each is in stock. */
function variantsOf(
  record: SourceRecord,
  parent: Values | undefined,
  choices: readonly (readonly Option[])[],
): Translated {
  const translated = attributes(record.values, parent)
  const { quantity, availability } = translated
  const isSplit = choices.length > 1 && availability === 'in_stock' && Number(quantity) > 0
  if (isSplit)
    return leftOut('has one stock for several sizes or colours: give each its own', quantity)
  return { kind: 'rows', record: withValues(record, translated), choices }
}

/** A product with variations, or the reason why they are not sold. */
type Parent = { values: Values } | { reason: string }

/** Translates WooCommerce's rows: simple products, and products above their variations. */
export function fromWooCommerce(): Translate {
  const parents = new Map<string, Parent>()
  const remember = (values: Values, parent: Parent) => {
    for (const key of [textsOf(values)('sku'), `id:${textsOf(values)('id')}`])
      if (key && !isRoundedId(key)) parents.set(key, parent)
  }
  const readVariation = (record: SourceRecord): Translated => {
    const key = textsOf(record.values)('parent')
    if (isRoundedId(key)) return leftOut(`the SKU of its product ${roundedReason}`, key)
    const parent = parents.get(key)
    if (!parent) return leftOut('its product is not above it', key)
    if ('reason' in parent) return leftOut(`its product ${parent.reason}`, key)
    const choices = choicesOf(record.values, parent.values)
    return 'reason' in choices
      ? leftOut(choices.reason, choices.detail)
      : variantsOf(record, parent.values, choices.choices)
  }
  return (record, report) => {
    const { line, values } = record
    const kinds = listed(textsOf(values)('type').toLowerCase())
    const [isParent, isVariation] = [kinds.includes('variable'), kinds.includes('variation')]
    const reason = whyNotSold(values, kinds)
    if (isParent && parents.size > 2 * maxParents)
      return leftOut('belongs to one of too many products with variations')
    if (isParent) remember(values, reason ? { reason } : { values: copyOf(values) })
    if (reason) return leftOut(reason)
    if (isParent) return { kind: 'product' }
    if (!isVariation && !kinds.includes('simple'))
      return leftOut('is not a kind of product that can be sold here', textsOf(values)('type'))
    if (isShared(textsOf(values)('stock')))
      report.drop({
        line,
        field: 'stock',
        reason: 'is shared by all variations: treated as out of stock',
      })
    return isVariation
      ? readVariation(record)
      : variantsOf(record, undefined, [singleOptions(values)])
  }
}
