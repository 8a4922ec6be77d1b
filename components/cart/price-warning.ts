import type { CartItem } from '#lib/contract/cart.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import * as words from '#lib/messages/words.ts'

/** The warning with the old and the new price when the price has changed since the line was added; else null. */
export function priceWarning(line: CartItem): string | null {
  const { price_when_added: before, product_detail } = line
  const now = product_detail.net_price
  if (before === null || before === undefined || before === now) return null
  return words.cart.priceChanged(formatRupiah(before), formatRupiah(now))
}
