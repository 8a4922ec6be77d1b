'use client'

import { useEffect } from 'react'
import { listenToOtherTabs } from '#components/cart/cart-channel.ts'
import { CartDrawer } from '#components/cart/cart-drawer.tsx'
import { ProductPreview } from '#components/shell/product-preview.tsx'
import { setShellReady } from '#components/shell/shell-state.ts'
import { ToastsRegion } from '#components/shell/toasts-region.tsx'
import { useFocusAfterNavigation } from '#components/shell/use-focus-after-navigation.ts'
import { watchSession } from '#components/shell/watch-session.ts'
import { QueryProvider } from '#components/ui/query-provider.tsx'
import { WishlistLoader } from '#components/wishlist/wishlist-loader.tsx'

/** In a chunk of its own: it may come after everything that a shopper can see or press. */
const startReport = () =>
  void import('#lib/api/report-vitals.ts').then(({ reportVitals }) => reportVitals())

/**
 * What all pages share: the cart drawer, the count in the header, the wishlist that the hearts show, toasts,
 * the focus after navigation, and listeners for a sign-out, a sign-in or a cart change in another tab.
 */
export function Shell() {
  useEffect(setShellReady, [])
  useEffect(watchSession, [])
  useEffect(listenToOtherTabs, [])
  useEffect(startReport, [])
  useFocusAfterNavigation()
  return (
    <QueryProvider>
      <CartDrawer />
      <ProductPreview />
      <WishlistLoader />
      <ToastsRegion />
    </QueryProvider>
  )
}
