'use client'

import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useCartDrawer } from '#components/cart/cart-drawer-context.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { cartQuery } from '#lib/api/queries/cart-query.ts'
import { words } from '#lib/messages/words.ts'
import { pieceCount } from '#lib/rules/cart.ts'

/** The cart icon with its count; a link to the cart that opens the drawer where scripts run. */
export function CartButton() {
  const { open } = useCartDrawer()
  const { data: cart } = useQuery(cartQuery())
  const pieces = pieceCount(cart?.cart_items ?? [])
  const openDrawer = (event: MouseEvent) => {
    const isCartPage = window.location.pathname === '/cart'
    if (isCartPage || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    open()
  }
  return (
    <a
      href="/cart"
      onClick={openDrawer}
      aria-label={words.header.cart(pieces)}
      className="relative flex size-11 items-center justify-center"
    >
      <Icon name="cart" />
      {pieces > 0 && (
        <span className="absolute top-0.5 right-0.5 min-w-5 rounded-full bg-accent px-1 text-center font-semibold text-paper text-xs leading-5">
          {pieces}
        </span>
      )}
    </a>
  )
}
