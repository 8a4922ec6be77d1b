'use client'

import { useEffect, useState } from 'react'
import {
  clearPendingOrder,
  type PendingOrder,
  restorePendingOrder,
} from '#lib/checkout/pending-order.ts'
import { clearCheckout } from '#lib/checkout/stored-checkout.ts'

/**
 * The unpaid order stored in this browser: null when there is none, undefined until storage is read.
 * Follows other tabs, and Back from the payment provider, which may restore the page from the
 * back/forward cache.
 */
export function usePendingOrder() {
  const [pending, setPending] = useState<PendingOrder | null>()
  useEffect(() => {
    const refresh = () => setPending(restorePendingOrder())
    refresh()
    window.addEventListener('pageshow', refresh)
    window.addEventListener('storage', refresh)
    return () => {
      window.removeEventListener('pageshow', refresh)
      window.removeEventListener('storage', refresh)
    }
  }, [])
  /** Discards an order; the checkout's data is kept if the order may never have been placed. */
  const discard = ({ billNo }: PendingOrder) => {
    clearPendingOrder()
    if (billNo) clearCheckout()
    setPending(null)
  }
  return { pending, discard }
}
