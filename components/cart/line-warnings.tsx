import type { CartItem } from '#lib/contract/cart.ts'
import * as words from '#lib/messages/words.ts'
import { formatRupiah } from '#lib/rules/money.ts'

function stockWarning({ available_qty: available, qty }: CartItem): string | null {
  if (available === null || available === undefined || qty <= available) return null
  return available === 0 ? words.cart.soldOut : words.cart.onlyLeft(available)
}

function priceWarning({ price_when_added: before, product_detail: { net_price: now } }: CartItem) {
  if (before === null || before === undefined || before === now) return null
  return words.cart.priceChanged(formatRupiah(before), formatRupiah(now))
}

/** What has changed about a line since it was put into the cart: its stock, its price. */
export function LineWarnings({ line }: { line: CartItem }) {
  const warnings = [stockWarning(line), priceWarning(line)].filter((warning) => warning !== null)
  return warnings.map((warning) => (
    <p key={warning} className="font-semibold text-danger text-sm">
      {warning}
    </p>
  ))
}
