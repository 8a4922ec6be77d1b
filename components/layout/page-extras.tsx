'use client'

import { useEffect } from 'react'
import { Toaster } from 'sonner'
import { CartDrawer } from '#components/cart/cart-drawer.tsx'
import { extrasAreMounted } from '#components/layout/extras.ts'
import { Queries } from '#components/ui/queries.tsx'
import { followSignOut } from '#lib/account/departure.ts'

/** The cart drawer with the count in the header, toasts, and an ear for a sign-out in another tab. */
export function PageExtras() {
  useEffect(extrasAreMounted, [])
  useEffect(followSignOut, [])
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
