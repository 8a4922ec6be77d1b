import type { CartItem } from '#lib/contract/cart.ts'
import * as words from '#lib/messages/words.ts'
import { formatRupiah } from '#lib/rules/money.ts'

/** Says the old and the new price of a line whose price has changed since it was put into the cart; else null. */
export function priceWarning(line: CartItem): string | null {
  const { price_when_added: before, product_detail } = line
  const now = product_detail.net_price
  if (before === null || before === undefined || before === now) return null
  return words.cart.priceChanged(formatRupiah(before), formatRupiah(now))
}
