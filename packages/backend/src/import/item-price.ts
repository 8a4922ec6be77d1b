import type { Rupiah } from '@etalase/contract/rules/money.ts'
import type { FieldReader } from '#import/field-reader.ts'
import { priceOf } from '#import/price.ts'
import { rememberLast } from '#import/remember-last.ts'
import { saleOf } from '#import/weights-and-dates.ts'

export interface ItemPrice {
  retailPrice: Rupiah
  grandPrice: Rupiah
  /** When the price to pay is the retail price again; null for a price without an end, and for no sale. */
  saleEndsAt: Date | null
}

const readPrice = rememberLast(priceOf)
const readSalePrice = rememberLast(priceOf)

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
  const sale = text === '' ? price : readSalePrice(text)
  if (typeof sale === 'string') fields.drop('sale_price', sale, text)
  else if (sale > price) fields.drop('sale_price', 'is higher than the price', text)
  else return sale
  return price
}

/** The prices of a row, or why it has none. */
export function readItemPrice(fields: FieldReader, now: Date): ItemPrice | string {
  const price = readPrice(fields.raw('price'))
  if (typeof price === 'string') return price
  const saleEnd = saleEndOf(fields, now)
  const grandPrice = salePriceOf(fields, price, saleEnd)
  return {
    retailPrice: price,
    grandPrice,
    saleEndsAt: grandPrice < price ? (saleEnd ?? null) : null,
  }
}
