import { type Option, type Translate, withValues } from '#backend/import/record-translation.ts'
import type { SourceRecord } from '#backend/import/source-record.ts'

type Values = SourceRecord['values']

/** Products with variations that are remembered: their variations stand below them. */
const maxParents = 100_000

const attributeNumbers = [1, 2, 3, 4, 5, 6]

const of = (values: Values) => (name: string) => values.get(name)?.trim() ?? ''

/** 'Men > Shirts, Sale': the first is where the product belongs. */
const firstCategory = (categories: string) => categories.split(/(?<!\\),/)[0] ?? ''

/** A list is what a product could be had in, not what this one is. */
function optionsOf(values: Values): Option[] {
  const value = of(values)
  return attributeNumbers
    .map(
      (number): Option => [
        value(`attribute_${number}_name`),
        value(`attribute_${number}_value(s)`),
      ],
    )
    .filter(([, text]) => !text.includes(','))
}

/** WooCommerce writes line ends of descriptions as \n. */
const lines = (text: string) => text.replaceAll('\\n', '\n')

const weightUnits = ['kg', 'g', 'lbs', 'oz'] as const

function weightOf(value: (name: string) => string): string {
  const unit = weightUnits.find((known) => value(`weight_(${known})`))
  return unit ? `${value(`weight_(${unit})`)} ${unit}` : ''
}

/** One number for all variations, which says nothing of each. */
const isShared = (stock: string) => stock.toLowerCase() === 'parent'

const isYes = (text: string) => /^(1|yes|instock)$/i.test(text)

/** The days of a sale as Google has them; undefined for one without. */
function saleDates(value: (name: string) => string): string | undefined {
  const [from, to] = [value('date_sale_price_starts'), value('date_sale_price_ends')]
  return from || to ? `${from}/${to}` : undefined
}

function attributes(own: Values, parent: Values | undefined) {
  const value = (name: string) => of(own)(name) || (parent ? of(parent)(name) : '')
  const [first = '', ...more] = value('images').split(/\s*,\s*/)
  const stock = of(own)('stock')
  return {
    id: of(own)('sku') || `woo-${of(own)('id')}`,
    title: (parent && of(parent)('name')) || of(own)('name'),
    description: lines(value('short_description') || value('description')),
    detailed_description: lines(value('description')),
    price: of(own)('regular_price'),
    sale_price: of(own)('sale_price'),
    sale_price_effective_date: saleDates(of(own)),
    quantity: /^-?\d+(\.0+)?$/.test(stock) ? stock : '',
    availability:
      isYes(of(own)('in_stock?') || 'yes') && !isShared(stock) ? 'in_stock' : 'out_of_stock',
    shipping_weight: weightOf(value),
    max_per_order: value('sold_individually?') === '1' ? '1' : '',
    product_type: firstCategory(value('categories')),
    brand: value('brands'),
    image_link: first,
    additional_image_link: more.join(','),
  }
}

const keysOf = (values: Values) => [of(values)('sku'), `id:${of(values)('id')}`].filter(Boolean)

/** WooCommerce's rows: simple products, and products with variations above these. */
export function fromWooCommerce(): Translate {
  const parents = new Map<string, Values>()
  return (record, report) => {
    const { line, values } = record
    const value = of(values)
    const kinds = value('type')
      .toLowerCase()
      .split(/\s*,\s*/)
    const drop = (reason: string, detail?: string) => {
      report.drop({ line, field: null, reason, ...(detail ? { detail } : {}) })
      return null
    }
    if (/^(0|-1)$/.test(value('published'))) return drop('is not published')
    if (kinds.includes('variable')) {
      if (parents.size > maxParents) return drop('is one of too many products with variations')
      for (const key of keysOf(values)) parents.set(key, values)
      return null
    }
    const isVariation = kinds.includes('variation')
    if (!isVariation && !kinds.includes('simple'))
      return drop('is no kind of product that can be sold here', value('type'))
    const parent = parents.get(value('parent'))
    if (isVariation && !parent) return drop('its product is not above it', value('parent'))
    const group = parent && (of(parent)('sku') || `woo-${of(parent)('id')}`)
    if (isShared(value('stock'))) {
      const reason = 'is one for all variations: taken for out of stock'
      report.drop({ line, field: 'stock', reason })
    }
    const row = withValues(record, { ...attributes(values, parent), item_group_id: group })
    return { kind: 'row', record: row, options: optionsOf(values) }
  }
}
