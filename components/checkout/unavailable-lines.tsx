'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cartWrites, qtyChange } from '#components/cart/cart-mutations.ts'
import { focusStep } from '#components/checkout/step-heading.tsx'
import { Button } from '#components/ui/button.tsx'
import type { CartItem } from '#lib/contract/cart.ts'
import * as words from '#lib/messages/words.ts'
import type { ServedLine } from '#lib/rules/availability.ts'

const nameOf = ({ product_detail, size_name }: CartItem) =>
  words.cart.sized(product_detail.product_name, size_name)

/** Lowers a line to the shop's stock, one piece per call as the API decrements (spec §7). */
function ReduceQuantity({ line, pieces }: ServedLine<CartItem>) {
  const queries = useQueryClient()
  const lower = useMutation(qtyChange(queries))
  const lowerAll = () => {
    // An earlier decrement is still running.
    if (queries.isMutating({ mutationKey: cartWrites.mutationKey }) > 0) return
    for (let qty = line.qty; qty > pieces; qty--) lower.mutate({ line, by: -1 })
    focusStep()
  }
  return (
    <Button
      look="quiet"
      onClick={lowerAll}
      isBusy={lower.isPending}
      aria-label={words.checkout.takeInsteadOf(pieces, nameOf(line))}
      className="min-h-11 text-sm"
    >
      {words.checkout.takeInstead(pieces)}
    </Button>
  )
}

/** The lines that the chosen shop cannot serve, each with the reason, and a button to take the pieces in stock. */
export function UnavailableLines({ lines }: { lines: readonly ServedLine<CartItem>[] }) {
  return (
    <ul className="mt-3 divide-y divide-line border-line border-y text-sm">
      {lines.map((served) => (
        <li key={served.line.id} className="py-2">
          <span className="tabular-nums">{words.checkout.pieces(served.line.qty)}</span>{' '}
          {nameOf(served.line)}
          <span className="block text-muted">
            {served.service === 'short'
              ? words.checkout.shortHere(served.pieces, served.line.qty)
              : words.checkout.leftOut}
          </span>
          {served.service === 'short' && <ReduceQuantity {...served} />}
        </li>
      ))}
    </ul>
  )
}
