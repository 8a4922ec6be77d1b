import { priceWarning } from '#components/cart/price-warning.ts'
import type { CartItem } from '#lib/contract/cart.ts'
import * as words from '#lib/messages/words.ts'

function stockWarning({ available_qty: available, qty }: CartItem): string | null {
  if (available === null || available === undefined || qty <= available) return null
  return available === 0 ? words.cart.soldOut : words.cart.onlyLeft(available)
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
