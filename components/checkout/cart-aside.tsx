'use client'

import { useQuery } from '@tanstack/react-query'
import { Amount } from '#components/checkout/amount.tsx'
import { OrderLines } from '#components/checkout/order-lines.tsx'
import { cartQuery } from '#lib/api/queries/cart-query.ts'
import * as words from '#lib/messages/words.ts'
import { cartSubtotal } from '#lib/rules/cart.ts'

/** The cart beside the questions of the checkout: what all this is about. */
export function CartAside() {
  const { data: cart } = useQuery(cartQuery())
  if (!cart || cart.cart_items.length === 0) return null
  return (
    <aside
      aria-label={words.cart.title}
      className="mt-12 lg:sticky lg:top-24 lg:mt-0 lg:self-start"
    >
      <OrderLines lines={cart.cart_items} />
      <dl className="mt-3">
        <Amount label={words.cart.subtotal} amount={cartSubtotal(cart.cart_items)} isTotal />
      </dl>
      <p className="text-muted text-sm">{words.cart.excludesShipping}</p>
    </aside>
  )
}
