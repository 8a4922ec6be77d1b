'use client'

import { createContext, type ReactNode, use, useMemo, useState } from 'react'

interface CartDrawerState {
  isOpen: boolean
  open: () => void
  close: () => void
}

const CartDrawerContext = createContext<CartDrawerState | null>(null)

/** Keeps whether the cart drawer is open. */
export function CartDrawerProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const state = useMemo(
    () => ({ isOpen, open: () => setOpen(true), close: () => setOpen(false) }),
    [isOpen],
  )
  return <CartDrawerContext value={state}>{children}</CartDrawerContext>
}

/** The cart drawer's state and its two commands. */
export function useCartDrawer(): CartDrawerState {
  const state = use(CartDrawerContext)
  if (!state) throw new Error('useCartDrawer needs a CartDrawerProvider above it')
  return state
}
