import { readChange } from '@etalase/contract/rules/typed-number.ts'
import type { FieldReader } from '#import/field-reader.ts'

const maxQty = 1_000_000

/** Reads the pieces; null when the row has none. An unreadable number counts as 0. */
function quantityOf(fields: FieldReader): number | null {
  const text = fields.raw('quantity')
  if (text === '') return null
  const number = readChange(text.replace(/[.,]0{1,2}$/, ''))
  if (number !== null) return Math.min(maxQty, Math.max(0, number))
  fields.drop('quantity', 'is not a whole number: treated as out of stock', text)
  return 0
}

/** Reads stock. Only what is clearly in stock is sold. */
export function readItemStock(fields: FieldReader): { isAvailable: boolean; qty: number | null } {
  const qty = quantityOf(fields)
  const availability = fields
    .raw('availability')
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ')
  if (availability === '' && qty === null)
    fields.drop('availability', 'is missing: treated as out of stock')
  else if (!/^(in stock|out of stock|preorder|backorder|)$/.test(availability))
    fields.drop('availability', 'is unknown: treated as out of stock', availability)
  const isAvailable =
    availability === 'in stock' || (availability === '' && qty !== null && qty > 0)
  return { isAvailable, qty: isAvailable ? qty : 0 }
}
