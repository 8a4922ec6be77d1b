import type { ReactNode } from 'react'
import type { CartItem } from '#lib/contract/cart.ts'
import * as words from '#lib/messages/words.ts'
import type { ServedLine } from '#lib/rules/availability.ts'

interface UnavailableLinesProps {
  lines: readonly ServedLine<CartItem>[]
  /** A button that takes the pieces in stock of a line. */
  reduce?: (served: ServedLine<CartItem>) => ReactNode
}

/** The lines that the chosen shop cannot serve, each with the reason. */
export function UnavailableLines({ lines, reduce }: UnavailableLinesProps) {
  return (
    <ul className="mt-3 divide-y divide-line border-line border-y text-sm">
      {lines.map((served) => (
        <li key={served.line.id} className="py-2">
          <span className="tabular-nums">{words.checkout.pieces(served.line.qty)}</span>{' '}
          {words.cart.sized(served.line.product_detail.product_name, served.line.size_name)}
          <span className="block text-muted">
            {served.service === 'short'
              ? words.checkout.shortHere(served.pieces, served.line.qty)
              : words.checkout.leftOut}
          </span>
          {served.service === 'short' && reduce?.(served)}
        </li>
      ))}
    </ul>
  )
}
