'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cartWrites, qtyChange } from '#components/cart/cart-mutations.ts'
import { focusStep } from '#components/checkout/step-heading.tsx'
import { Button } from '#components/ui/button.tsx'
import type { CartItem } from '#lib/contract/cart.ts'
import type { ServedLine } from '#lib/rules/availability.ts'
import { cartMessages } from '#messages/cart.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** Lowers a line to the shop's stock, one piece per call as the API decrements (spec §7). */
export function ReduceQuantity({ line, pieces }: ServedLine<CartItem>) {
  const queries = useQueryClient()
  const name = cartMessages.sized(line.product_detail.product_name, line)
  const lower = useMutation(qtyChange(queries))
  const lowerAll = () => {
    // An earlier decrement is still running.
    if (queries.isMutating({ mutationKey: cartWrites.mutationKey }) > 0) return
    for (let qty = line.qty; qty > pieces; qty--) lower.mutate({ line, by: -1 })
    focusStep()
  }
  return (
    <Button
      variant="quiet"
      onClick={lowerAll}
      isBusy={lower.isPending}
      aria-label={checkoutMessages.takeInsteadOf(pieces, name)}
      className="min-h-11 text-sm"
    >
      {checkoutMessages.takeInstead(pieces)}
    </Button>
  )
}
