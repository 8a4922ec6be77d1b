'use client'

import { useEffect, useState } from 'react'
import {
  clearPendingOrder,
  type PendingOrder,
  restorePendingOrder,
} from '#lib/checkout/pending-order.ts'
import { clearCheckout } from '#lib/checkout/stored-checkout.ts'

/**
 * The order of this browser that waits for its payment: null when there is none, undefined until
 * that is known. Follows the other tabs, and Back from the payment provider, which may bring
 * the page out of the browser's cache as it was left.
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
  /** Forgets an order; what was typed for it is kept where it may never have been placed. */
  const discard = ({ billNo }: PendingOrder) => {
    clearPendingOrder()
    if (billNo) clearCheckout()
    setPending(null)
  }
  return { pending, discard }
}
