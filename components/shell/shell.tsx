'use client'

import { useEffect } from 'react'
import { followOtherTabs } from '#components/cart/cart-channel.ts'
import { CartDrawer } from '#components/cart/cart-drawer.tsx'
import { shellIsMounted } from '#components/shell/shell-state.ts'
import { ToastsRegion } from '#components/shell/toasts-region.tsx'
import { useFocusAfterNavigation } from '#components/shell/use-focus-after-navigation.ts'
import { Queries } from '#components/ui/queries.tsx'
import { WishlistWatch } from '#components/wishlist/wishlist-watch.tsx'
import { followSessionEnd } from '#lib/session/browser/session-teardown.ts'

/**
 * The cart drawer with the count in the header, what the hearts show, toasts, the focus after a navigation,
 * and an ear for what other tabs do: a sign-out, a change of the cart.
 */
export function Shell() {
  useEffect(shellIsMounted, [])
  useEffect(followSessionEnd, [])
  useEffect(followOtherTabs, [])
  useFocusAfterNavigation()
  return (
    <Queries>
      <CartDrawer />
      <WishlistWatch />
      <ToastsRegion />
    </Queries>
  )
}
