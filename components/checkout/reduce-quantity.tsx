'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cartWrites, qtyChange } from '#components/cart/cart-mutations.ts'
import { focusStep } from '#components/checkout/step-heading.tsx'
import { Button, buttonStyle } from '#components/ui/button.tsx'
import { withBuyNow } from '#lib/checkout/buy-now.ts'
import type { Cart, CartItem } from '#lib/contract/cart.ts'
import type { ServedLine } from '#lib/rules/availability.ts'
import { cartMessages } from '#messages/cart.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** Lowers a line to the shop's stock, one piece per call as the API decrements (spec §7). */
function ReduceQuantity({ line, pieces }: ServedLine<CartItem>) {
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

/** Takes the pieces in stock: of the cart's line by its calls, of a product that is bought now by its address. */
export function TakeFewer({
  buyNow,
  ...short
}: ServedLine<CartItem> & { buyNow: Cart['buy_now'] }) {
  if (!buyNow) return <ReduceQuantity {...short} />
  return (
    <a
      href={withBuyNow('/checkout', { ...buyNow, qty: short.pieces })}
      className={`${buttonStyle('quiet')} min-h-11 text-sm`}
    >
      {checkoutMessages.takeInstead(short.pieces)}
    </a>
  )
}
