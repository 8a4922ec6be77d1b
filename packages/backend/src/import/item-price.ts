import type { Rupiah } from '@etalase/contract/rules/money.ts'
import type { FieldReader } from '#import/field-reader.ts'
import { priceOf } from '#import/price.ts'
import { rememberLast } from '#import/remember-last.ts'
import { saleOf } from '#import/weights-and-dates.ts'

export interface ItemPrice {
  retailPrice: Rupiah
  grandPrice: Rupiah
  /** When the price returns to the retail price; null without a sale or end. */
  saleEndsAt: Date | null
}

const readPrice = rememberLast(priceOf)
const readSalePrice = rememberLast(priceOf)

/** Returns the end of a current sale; null without one. Reports, and returns undefined for, other or unreadable dates. */
function saleEndOf(fields: FieldReader, now: Date): Date | null | undefined {
  const dates = fields.raw('sale_price_effective_date')
  if (dates === '' || fields.raw('sale_price') === '') return null
  const sale = saleOf(dates, now)
  if (sale === null) fields.drop('sale_price', 'has dates that are not an interval', dates)
  else if (!sale.isOn) fields.drop('sale_price', 'belongs to a sale that is not active now', dates)
  return sale?.isOn ? sale.end : undefined
}

/** Returns the price to pay. A sale price that is unreadable, not lower or not current is ignored. */
function salePriceOf(fields: FieldReader, price: Rupiah, saleEnd: Date | null | undefined): Rupiah {
  if (saleEnd === undefined) return price
  const text = fields.raw('sale_price')
  const sale = text === '' ? price : readSalePrice(text)
  if (typeof sale === 'string') fields.drop('sale_price', sale, text)
  else if (sale > price) fields.drop('sale_price', 'is above the price', text)
  else return sale
  return price
}

/** Reads the prices of a row, or the reason why they are missing. */
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
