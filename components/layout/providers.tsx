'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Toaster } from 'sonner'
import { CartDrawer } from '#components/cart/cart-drawer.tsx'
import { CartDrawerProvider } from '#components/cart/cart-drawer-context.tsx'
import { createQueryClient } from '#lib/api/query-client.ts'

/** What every page of the common layout shares in the browser: queries, the cart drawer, toasts. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <CartDrawerProvider>
        {children}
        <CartDrawer />
      </CartDrawerProvider>
      <Toaster
        visibleToasts={8}
        position="bottom-center"
        closeButton
        toastOptions={{ className: 'font-sans!' }}
      />
    </QueryClientProvider>
  )
}
