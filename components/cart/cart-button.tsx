'use client'

import type { MouseEvent } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { opensElsewhere } from '#components/ui/opens-elsewhere.ts'
import { openCartDrawer, useShell } from '#components/ui/shell-state.ts'
import { headerMessages } from '#messages/header.ts'

/** The cart icon with its count: a link to the cart that opens the drawer when JavaScript runs. */
export function CartButton() {
  const { pieces } = useShell()
  const openDrawer = (event: MouseEvent) => {
    const isCartPage = window.location.pathname === '/cart'
    if (isCartPage || opensElsewhere(event)) return
    event.preventDefault()
    openCartDrawer()
  }
  return (
    <a
      href="/cart"
      onClick={openDrawer}
      aria-label={headerMessages.cart(pieces)}
      className="settles relative flex size-11 items-center justify-center"
    >
      <Icon name="cart" />
      {pieces !== null && pieces > 0 && (
        <span className="absolute top-0.5 right-0.5 min-w-[calc(5em/3)] rounded-full bg-accent px-1 text-center font-semibold text-[min(0.75rem,16px)] text-paper leading-[calc(5/3)]">
          {pieces}
        </span>
      )}
    </a>
  )
}
