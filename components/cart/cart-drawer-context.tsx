'use client'

import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'

interface CartDrawerState {
  isOpen: boolean
  open: () => void
  close: () => void
}

const CartDrawerContext = createContext<CartDrawerState | null>(null)

/** Keeps whether the cart drawer is open. */
export function CartDrawerProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  const close = useCallback(() => setOpen(false), [])
  const state = useMemo(() => ({ isOpen, open, close }), [isOpen, open, close])
  return <CartDrawerContext value={state}>{children}</CartDrawerContext>
}

/** The cart drawer's state and its two commands. */
export function useCartDrawer(): CartDrawerState {
  const state = use(CartDrawerContext)
  if (!state) throw new Error('useCartDrawer needs a CartDrawerProvider above it')
  return state
}
