'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { listenToOtherTabs } from '#components/cart/cart-channel.ts'
import { CartDrawer } from '#components/cart/cart-drawer.tsx'
import { ProductPreview } from '#components/shell/product-preview.tsx'
import { watchSession } from '#components/shell/watch-session.ts'
import { Convenience, ConvenientEffect } from '#components/ui/convenience.tsx'
import { LoadOnDemand } from '#components/ui/load-on-demand.tsx'
import { QueryProvider } from '#components/ui/query-provider.tsx'
import { shellCode } from '#components/ui/shell-state.ts'
import { toasterCode } from '#components/ui/toasts.ts'
import { afterFirstInput } from '#components/ui/when-idle.ts'
import { WishlistLoader } from '#components/wishlist-button/wishlist-loader.tsx'
import { hasBox } from '#lib/browser/has-box.ts'

/** Returns whether navigation removed or hid the focused element. */
function isFocusLost(): boolean {
  const { activeElement } = document
  return !activeElement || activeElement === document.body || !hasBox(activeElement)
}

/** Returns the visible <main>: Next keeps earlier pages hidden in the document. */
const visibleMain = () => [...document.querySelectorAll('main')].find(hasBox)

/** Focuses the new page after a navigation that removed the focused element. */
function FocusAfterNavigation() {
  const address = `${usePathname()}?${useSearchParams()}`
  const before = useRef(address)
  useEffect(() => {
    if (before.current === address) return
    before.current = address
    if (isFocusLost()) visibleMain()?.focus({ preventScroll: true })
  }, [address])
  return null
}

const loadToaster = async () => (await import('#components/shell/toaster.tsx')).Toaster

/** Loads the toaster before the first toast, which may be about a lost connection. */
const prepareToasts = () => afterFirstInput(toasterCode.load)

/** Loads the report in its own chunk, which may load after everything visible or interactive. */
const startReport = () =>
  void import('#lib/api/report-vitals.ts')
    .then(({ reportVitals }) => reportVitals())
    .catch((error: unknown) => console.warn('The speed of this page is not reported', error))

/**
 * Parts shared by all pages: the cart drawer, the header's count, the wishlist for the heart buttons, toasts, focus after navigation, and
 * listeners for a sign-out, sign-in or cart change in another tab.
 */
export function Shell() {
  useEffect(shellCode.mounted, [])
  return (
    <QueryProvider>
      {/* Without the drawer, its link opens the cart page. */}
      <Convenience onFail={shellCode.setFailed}>
        <CartDrawer />
      </Convenience>
      <Convenience>
        <ProductPreview />
      </Convenience>
      <Convenience>
        <WishlistLoader />
      </Convenience>
      <Convenience onFail={toasterCode.setFailed}>
        <LoadOnDemand code={toasterCode} load={loadToaster} />
      </Convenience>
      <Convenience>
        <FocusAfterNavigation />
      </Convenience>
      <ConvenientEffect effect={watchSession} />
      <ConvenientEffect effect={listenToOtherTabs} />
      <ConvenientEffect effect={prepareToasts} />
      <ConvenientEffect effect={startReport} />
    </QueryProvider>
  )
}
