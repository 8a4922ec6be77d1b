'use client'

import { pieceCount } from '@etalase/contract/rules/cart.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFocusAfterRemoval } from '#components/cart/use-focus-after-removal.ts'
import { Drawer } from '#components/ui/drawer.tsx'
import {
  closeCartDrawer,
  openCartPage,
  setPieceCount,
  useShell,
} from '#components/ui/shell-state.ts'
import { useLazyComponent } from '#components/ui/use-lazy-component.ts'
import { afterFirstInput } from '#components/ui/when-idle.ts'
import { cartQuery } from '#lib/api/queries/cart.ts'
import { cartMessages } from '#messages/cart.ts'

const load = async () => (await import('#components/cart/drawer-content.tsx')).DrawerContent

/** Loads the drawer's code on the shopper's first press or key, or when the drawer opens. If loading fails, opens the cart page. */
function useDrawerContent(isOpen: boolean) {
  const { Component, loadComponent } = useLazyComponent(load)
  useEffect(() => afterFirstInput(loadComponent), [loadComponent])
  useEffect(() => {
    if (!isOpen) return
    loadComponent().then((isLoaded) => {
      if (!isLoaded) openCartPage()
    })
  }, [isOpen, loadComponent])
  return Component
}

/** The cart in a drawer: lines, subtotal and a link to the cart page. It also updates the header's count. */
export function CartDrawer() {
  const { isDrawerOpen } = useShell()
  const { data: cart, error, refetch } = useQuery(cartQuery())
  const Content = useDrawerContent(isDrawerOpen)
  const place = useFocusAfterRemoval<HTMLElement>(cart?.cart_items.length ?? 0)
  useEffect(() => {
    if (cart) setPieceCount(pieceCount(cart.cart_items))
  }, [cart])
  return (
    <Drawer
      isOpen={isDrawerOpen}
      title={cartMessages.drawerTitle}
      closeLabel={cartMessages.close}
      onClose={closeCartDrawer}
    >
      <section
        ref={place}
        tabIndex={-1}
        aria-label={cartMessages.items}
        className="flex min-h-0 flex-1 flex-col outline-none"
      >
        {Content ? (
          <Content cart={cart} error={error} onRetry={() => refetch()} onLeave={closeCartDrawer} />
        ) : (
          <p role="status">{cartMessages.loading}</p>
        )}
      </section>
    </Drawer>
  )
}
