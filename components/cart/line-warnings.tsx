import type { CartItem } from '@etalase/contract/cart.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { cartMessages } from '#messages/cart.ts'

/** Returns a warning with the old and new price if the price has changed since the line was added, else null. */
export function priceWarning(line: CartItem): string | null {
  const { price_when_added: before, product_detail } = line
  const now = product_detail.net_price
  if (before === null || before === undefined || before === now) return null
  return cartMessages.priceChanged(formatRupiah(before), formatRupiah(now))
}

function stockWarning({ available_qty: available, qty }: CartItem): string | null {
  if (available === null || available === undefined || qty <= available) return null
  return available === 0 ? cartMessages.soldOut : cartMessages.onlyLeft(available)
}

/** Warnings about stock or price that changed since the line was added. */
export function LineWarnings({ line }: { line: CartItem }) {
  const warnings = [stockWarning(line), priceWarning(line)].filter((warning) => warning !== null)
  return warnings.map((warning) => (
    <p key={warning} className="font-semibold text-danger text-sm">
      {warning}
    </p>
  ))
}
