import { FieldReader } from '#import/field-reader.ts'
import type { ImportReport, Refusal, SourceRow } from '#import/import-report.ts'
import { type ItemNames, readItemNames } from '#import/item-names.ts'
import { type ItemPrice, readItemPrice } from '#import/item-price.ts'
import { readItemStock } from '#import/item-stock.ts'
import type { PictureReader } from '#import/picture.ts'
import { type Place, placeOf } from '#import/place.ts'
import { plainText } from '#import/plain-text.ts'
import type { Option } from '#import/record-translation.ts'
import { rememberLast } from '#import/remember-last.ts'
import type { SourceRecord } from '#import/source-record.ts'
import { readVariantChoice } from '#import/variant-choice.ts'
import { gramsOf } from '#import/weights-and-dates.ts'

/** Fields shared by all sizes of a garment. Missing ones are empty or null. */
export interface SharedFields {
  description: string
  /** The long description, where there are two. */
  detailed: string
  /** Addresses in the catalogue's form. */
  pictures: string[]
  brand: string
  place: Place
  material: string
  weightGrams: number | null
  /** Limit of pieces per customer. */
  maxPerOrder: number | null
}

/** A size of a product, as a row describes it. */
export interface Item extends ItemNames, ItemPrice {
  line: number
  row: SourceRow
  isAvailable: boolean
  qty: number | null
  /** Position among the product's sizes, for a file with rows in another order. */
  position: number | null
  /** Pictures of any colour of the group. */
  groupPictures: string[]
  /** Reads the shared fields, which only the first row of a garment supplies. */
  readShared: () => SharedFields
}

const maxDescription = 10_000

/** Shops that don't weigh products export 0, which is treated as missing. */
function weightOf(fields: FieldReader): number | null {
  const text = fields.raw('shipping_weight')
  const weight = text === '' ? null : gramsOf(text)
  if (typeof weight === 'string') fields.drop('shipping_weight', weight, text)
  return typeof weight === 'string' ? null : weight || null
}

function orderLimitOf(fields: FieldReader): number | null {
  const text = fields.raw('max_per_order')
  if (/^[1-9]\d?$/.test(text)) return Number(text)
  if (text !== '') fields.drop('max_per_order', 'is not a whole number from 1 to 99', text)
  return null
}

const descriptionOf = rememberLast(plainText)
const detailedOf = rememberLast(plainText)

const separator = '\n'
const placeOfTexts = rememberLast((texts) => {
  const [path = '', gender = '', ageGroup = ''] = texts.split(separator)
  return placeOf(path, gender, ageGroup)
})

function placeIn(fields: FieldReader): Place {
  const path = fields.raw('product_type') || fields.raw('google_product_category')
  const texts = [path, fields.raw('gender'), fields.raw('age_group')]
  return placeOfTexts(texts.map((text) => text.replaceAll(separator, ' ')).join(separator))
}

function sharedFields(fields: FieldReader, pictures: PictureReader): SharedFields {
  const description = descriptionOf(fields.raw('description'))
  if (description.length > maxDescription)
    fields.drop('description', `is cut after ${maxDescription} characters`)
  return {
    description: description.slice(0, maxDescription),
    detailed: detailedOf(fields.raw('detailed_description')).slice(0, maxDescription),
    pictures: pictures.read(fields, ['image_link', 'additional_image_link']),
    brand: fields.text('brand'),
    material: fields.text('material').replaceAll(/[<>]/g, ''),
    place: placeIn(fields),
    weightGrams: weightOf(fields),
    maxPerOrder: orderLimitOf(fields),
  }
}

function positionOf(fields: FieldReader): number | null {
  const text = fields.raw('position')
  return /^\d{1,6}$/.test(text) ? Number(text) : null
}

/** A variant of a row. */
export interface ItemSource {
  row: SourceRow
  record: SourceRecord
  options: readonly Option[]
}

/** Reads a variant as a size, or returns the reason why it can't be sold: no id, title or price. Reports unreadable fields. */
export function itemOf(
  { row, record, options }: ItemSource,
  { report, pictures, now }: { report: ImportReport; pictures: PictureReader; now: Date },
): Item | Refusal {
  const fields = new FieldReader(record, report)
  const choice = readVariantChoice(options)
  if ('reason' in choice) return choice
  const names = readItemNames(fields, choice)
  if ('reason' in names) return names
  const priceText = fields.raw('price')
  if (priceText === '') return { reason: 'has no price' }
  const price = readItemPrice(fields, now)
  if (typeof price === 'string') return { reason: `its price ${price}`, detail: priceText }
  return {
    line: record.line,
    row,
    ...names,
    ...price,
    ...readItemStock(fields),
    position: positionOf(fields),
    groupPictures: pictures.read(fields, ['group_image']),
    readShared: () => sharedFields(fields, pictures),
  }
}
