import { FieldReader } from '#backend/import/field-reader.ts'
import type { ImportReport } from '#backend/import/import-report.ts'
import { type OwnPictures, picturesOf } from '#backend/import/picture.ts'
import { type Place, placeOf } from '#backend/import/place.ts'
import { plainText } from '#backend/import/plain-text.ts'
import { priceOf } from '#backend/import/price.ts'
import type { Translated } from '#backend/import/record-translation.ts'
import { codeWithoutSize, nameWithoutSize, type Size, sizeOf } from '#backend/import/size.ts'
import { readVariantChoice, type VariantChoice } from '#backend/import/variant-choice.ts'
import { gramsOf, saleOf } from '#backend/import/weights-and-dates.ts'
import type { Rupiah } from '#lib/rules/money.ts'

/** A size of a product, as a row says it; what it does not say is empty or null. */
export interface Item {
  line: number
  id: string
  /** What all colours of a garment share. */
  group: string | null
  color: string
  /** The code of the product, by which its rows are known when there is no group. */
  code: string
  name: string
  description: string
  /** The long description, where there are two. */
  detailed: string
  /** Addresses as the catalogue keeps them; those of `groupPictures` are of any colour. */
  pictures: string[]
  groupPictures: string[]
  retailPrice: Rupiah
  grandPrice: Rupiah
  /** When the price to pay is the retail price again; null for a price without an end, and for no sale. */
  saleEndsAt: Date | null
  brand: string
  place: Place
  material: string
  weightGrams: number | null
  size: Size
  isAvailable: boolean
  qty: number | null
  /** Pieces of the product that one customer may have. */
  maxPerOrder: number | null
}

const maxQty = 1_000_000
const maxDescription = 10_000

/** The end of the sale of a row that is on, null for none; undefined, with a word in the report, for one that is not, or whose dates cannot be read. */
function saleEndOf(fields: FieldReader, now: Date): Date | null | undefined {
  const dates = fields.raw('sale_price_effective_date')
  if (dates === '' || fields.raw('sale_price') === '') return null
  const sale = saleOf(dates, now)
  if (sale === null) fields.drop('sale_price', 'has dates that are no interval', dates)
  else if (!sale.isOn) fields.drop('sale_price', 'is of a sale that is not on now', dates)
  return sale?.isOn ? sale.end : undefined
}

/** The price to pay: where a sale price cannot be read, is no reduction or not of now, the price alone counts. */
function salePriceOf(fields: FieldReader, price: Rupiah, saleEnd: Date | null | undefined): Rupiah {
  if (saleEnd === undefined) return price
  const text = fields.raw('sale_price')
  const sale = text === '' ? price : priceOf(text)
  if (typeof sale === 'string') fields.drop('sale_price', sale, text)
  else if (sale > price) fields.drop('sale_price', 'is higher than the price', text)
  else return sale
  return price
}

function quantityOf(fields: FieldReader): number | null {
  const text = fields.raw('quantity')
  if (text === '') return null
  if (/^-?\d{1,7}$/.test(text)) return Math.min(maxQty, Math.max(0, Number(text)))
  fields.drop('quantity', 'is no whole number', text)
  return null
}

/** What is not plainly in stock is not sold. */
function stockOf(fields: FieldReader) {
  const qty = quantityOf(fields)
  const availability = fields
    .raw('availability')
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ')
  if (availability === '' && qty === null)
    fields.drop('availability', 'is not given: taken for out of stock')
  else if (!/^(in stock|out of stock|preorder|backorder|)$/.test(availability))
    fields.drop('availability', 'is not known: taken for out of stock', availability)
  const isAvailable =
    availability === 'in stock' || (availability === '' && qty !== null && qty > 0)
  return { isAvailable, qty: isAvailable ? qty : 0 }
}

function weightOf(fields: FieldReader): number | null {
  const text = fields.raw('shipping_weight')
  const weight = text === '' ? null : gramsOf(text)
  if (text !== '' && weight === null)
    fields.drop('shipping_weight', 'is no weight with a unit', text)
  // Shops that weigh nothing export 0.
  return weight || null
}

function orderLimitOf(fields: FieldReader): number | null {
  const text = fields.raw('max_per_order')
  if (/^[1-9]\d?$/.test(text)) return Number(text)
  if (text !== '') fields.drop('max_per_order', 'is no whole number from 1 to 99', text)
  return null
}

const slug = (text: string) =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

function namesOf(
  fields: FieldReader,
  { id, title, choice }: { id: string; title: string; choice: VariantChoice },
) {
  const size = sizeOf(fields.short('size', choice.size), { link: fields.raw('link'), id })
  const group = fields.text('item_group_id') || null
  const color = fields.short('color', choice.color)
  const ofGroup = group && [group, slug(color)].filter(Boolean).join('-')
  const code = codeWithoutSize(id, size) ?? ofGroup ?? id
  return { id, group, color, size, code, name: nameWithoutSize(title, size) }
}

function describedBy(fields: FieldReader) {
  const path = fields.raw('product_type') || fields.raw('google_product_category')
  const description = plainText(fields.raw('description'))
  if (description.length > maxDescription)
    fields.drop('description', `is cut after ${maxDescription} characters`)
  return {
    description: description.slice(0, maxDescription),
    detailed: plainText(fields.raw('detailed_description')).slice(0, maxDescription),
    brand: fields.text('brand'),
    material: fields.text('material').replaceAll(/[<>]/g, ''),
    place: placeOf(path, fields.raw('gender'), fields.raw('age_group')),
    weightGrams: weightOf(fields),
    maxPerOrder: orderLimitOf(fields),
  }
}

/** What a row says of a size. Null, with a word in the report, for one that cannot be sold: without id, title or price. */
export function itemOf(
  row: Extract<Translated, { kind: 'row' }>,
  { report, own, now }: { report: ImportReport; own: OwnPictures; now: Date },
): Item | null {
  const fields = new FieldReader(row.record, report)
  const choice = readVariantChoice(row.options)
  if ('reason' in choice) {
    fields.drop(null, choice.reason, choice.detail)
    return null
  }
  const [id, title, priceText] = [fields.text('id'), fields.text('title'), fields.raw('price')]
  const missing = Object.entries({ id, title, price: priceText }).find(([, text]) => text === '')
  const price = priceText === '' ? null : priceOf(priceText)
  if (missing || price === null || typeof price === 'string') {
    const reason = typeof price === 'string' ? `its price ${price}` : undefined
    fields.drop(
      null,
      missing ? `has no ${missing[0]}` : (reason ?? ''),
      missing ? undefined : priceText,
    )
    return null
  }
  const saleEnd = saleEndOf(fields, now)
  const grandPrice = salePriceOf(fields, price, saleEnd)
  return {
    line: fields.line,
    ...namesOf(fields, { id, title, choice }),
    ...describedBy(fields),
    pictures: picturesOf(fields, ['image_link', 'additional_image_link'], own),
    groupPictures: picturesOf(fields, ['group_image'], own),
    retailPrice: price,
    grandPrice,
    saleEndsAt: grandPrice < price ? (saleEnd ?? null) : null,
    ...stockOf(fields),
  }
}
