'use client'

import { useEffect } from 'react'
import { Toaster } from 'sonner'
import { CartDrawer } from '#components/cart/cart-drawer.tsx'
import { extrasAreMounted } from '#components/layout/extras.ts'
import { Queries } from '#components/ui/queries.tsx'

/** The cart drawer with the count in the header, and toasts. */
export function PageExtras() {
  useEffect(extrasAreMounted, [])
  return (
    <Queries>
      <CartDrawer />
      <Toaster
        visibleToasts={8}
        position="bottom-center"
        closeButton
        toastOptions={{ className: 'font-sans!' }}
      />
    </Queries>
  )
}
