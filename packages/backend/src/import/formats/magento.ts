import { readAttributes, readVariations } from '#import/formats/magento-attributes.ts'
import type { ImportReport } from '#import/import-report.ts'
import { leftOut, type Option, type Translate, withValues } from '#import/record-translation.ts'
import { type SourceRecord, textsOf, type Values } from '#import/source-record.ts'

/** A configurable product, with its variants' options by SKU. */
interface Parent {
  values: Values
  attributes: Attributes
  labels: Attributes
  variations: Map<string, Attributes>
  reason: string
}
type Attributes = ReadonlyMap<string, string>

/** Shortens '50.0000' to 50 and keeps other decimals. */
const whole = (number: string) => number.replace(/^(-?\d+)\.0+$/, '$1')

/** Picks the deepest of 'Default Category/Men/Tops,Default Category/Sale', without the shared root. */
function categoryOf(categories: string): string {
  const paths = categories.split(',').map((path) => path.split('/').slice(1))
  const [deepest = []] = paths.toSorted((a, b) => b.length - a.length)
  return deepest.join(' > ')
}

const americanTime = /^(\d{1,2})\/(\d{1,2})\/(?:20)?(\d{2}),?\s+(\d{1,2}):(\d{2})\s*([AP])M$/i

/** Converts '10/21/26, 2:10 PM' to ISO 8601; midnight to the date alone. */
function isoTime(text: string): string {
  const [, month = '', day = '', year, hour, minute, half] = americanTime.exec(text) ?? []
  if (!year) return text
  const hours = (Number(hour) % 12) + (half?.toUpperCase() === 'P' ? 12 : 0)
  const date = `20${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const clock = `${String(hours).padStart(2, '0')}:${minute}`
  return clock === '00:00' ? date : `${date} ${clock}`
}

function saleDates(value: (name: string) => string): string {
  const [from, to] = [value('special_price_from_date'), value('special_price_to_date')]
  return from || to ? `${isoTime(from)}/${isoTime(to)}` : ''
}

function stockOf(value: (name: string) => string) {
  const isCounted = value('manage_stock') !== '0' || value('use_config_manage_stock') === '1'
  const quantity = isCounted ? whole(value('qty')) : ''
  if (value('is_in_stock') === '0') return { quantity, availability: 'out_of_stock' }
  return { quantity, availability: quantity === '' ? 'in_stock' : '' }
}

/** Returns a single value. A list only has a product's possible values. */
const single = (text = '') => (text.includes('|') ? '' : text)

function described(values: Values, attributes: Attributes) {
  const value = textsOf(values)
  return {
    title: value('name'),
    description: value('short_description') || value('description'),
    detailed_description: value('description'),
    product_type: categoryOf(value('categories')),
    brand: attributes.get('manufacturer') ?? attributes.get('brand'),
    material: attributes.get('material')?.replaceAll('|', ', '),
    gender: single(attributes.get('gender')),
  }
}

const picturesIn = (values: Values) =>
  [textsOf(values)('base_image'), ...textsOf(values)('additional_images').split(',')].filter(
    Boolean,
  )

const isAddress = (picture: string) => /^https?:\/\//i.test(picture)

function priced(value: (name: string) => string) {
  return {
    id: value('sku'),
    price: whole(value('price')),
    sale_price: whole(value('special_price')),
    sale_price_effective_date: saleDates(value),
    max_per_order: value('use_config_max_sale_qty') === '0' ? whole(value('max_cart_qty')) : '',
    ...stockOf(value),
  }
}

/** Returns a variant's options under its product's labels. Only the variant may have the colour. */
function optionsOf(own: Attributes, sku: string, parent: Parent | undefined): Option[] {
  const named = [...(parent?.variations.get(sku) ?? [])]
  const others = (parent ? ['color'] : ['color', 'size']).filter(
    (code) => !named.some(([known]) => known === code),
  )
  return [
    ...named.map(([code, value]): Option => [parent?.labels.get(code) || code, value]),
    ...others.map((code): Option => [code, single(own.get(code))]),
  ]
}

/** Explains why a product is not sold; empty when it is. */
function whyNotSold(value: (name: string) => string): string {
  if (value('store_view_code'))
    return 'belongs to one store view: only rows for all store views are read'
  if (!/^1?$/.test(value('product_online'))) return 'is disabled in Magento'
  if (value('visibility').toLowerCase() === 'search') return 'is only found by a search in Magento'
  return ''
}

/** Notes once what the whole file lacks. */
function noteLacks(values: Values, report: ImportReport): void {
  const lacks = [
    textsOf(values)('weight') &&
      "Magento's file does not say whether weights are kilograms or pounds: weights are left out.",
    picturesIn(values).some((picture) => !isAddress(picture)) &&
      "Magento's file has pictures without the address of the shop: these pictures are left out.",
  ]
  for (const note of lacks) if (note) report.note(note)
}

function parentOf(values: Values, reason: string): Parent {
  const value = textsOf(values)
  return {
    values,
    reason,
    attributes: readAttributes(value('additional_attributes')),
    labels: readAttributes(value('configurable_variation_labels')),
    variations: readVariations(value('configurable_variations')),
  }
}

function toRow(record: SourceRecord, parent: Parent | undefined) {
  const { values } = record
  const value = textsOf(values)
  const own = readAttributes(value('additional_attributes'))
  return {
    kind: 'row' as const,
    options: optionsOf(own, value('sku'), parent),
    record: withValues(record, {
      ...(parent ? described(parent.values, parent.attributes) : described(values, own)),
      ...priced(value),
      item_group_id: parent && textsOf(parent.values)('sku'),
      image_link: picturesIn(values).filter(isAddress).join(','),
      group_image: parent && picturesIn(parent.values).filter(isAddress).join(','),
    }),
  }
}

/** Translates Magento's rows, with variants below their configurable product. */
export function fromMagento(): Translate {
  const parents = new Map<string, Parent>()
  return (record, report) => {
    const { values } = record
    const value = textsOf(values)
    const reason = whyNotSold(value)
    const isHidden = value('visibility').toLowerCase() === 'not visible individually'
    if (value('product_type') === 'configurable') {
      const parent = parentOf(values, reason)
      if (!value('store_view_code'))
        for (const sku of parent.variations.keys()) parents.set(sku, parent)
      noteLacks(values, report)
      return reason ? leftOut(reason, value('sku')) : { kind: 'product' }
    }
    if (value('product_type') !== 'simple')
      return leftOut('is not a kind of product that can be sold here', value('product_type'))
    if (reason) return leftOut(reason, value('sku'))
    const parent = isHidden ? parents.get(value('sku')) : undefined
    // A product stays in memory until all its variants have come.
    if (parent) parents.delete(value('sku'))
    if (isHidden && !parent)
      return leftOut('is not sold by itself, and no product in the file contains it', value('sku'))
    if (parent?.reason) return leftOut(`its product ${parent.reason}`, value('sku'))
    noteLacks(values, report)
    return toRow(record, parent)
  }
}
