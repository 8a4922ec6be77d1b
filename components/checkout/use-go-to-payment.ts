'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type PaymentProgress, placeOrder } from '#components/checkout/place-order.ts'
import { buyNowKey, cartQuery } from '#lib/api/queries/cart.ts'
import { checkoutKey } from '#lib/api/queries/checkout.ts'
import { withTabLock } from '#lib/browser/with-tab-lock.ts'
import type { CompleteOrder, PendingOrder } from '#lib/checkout/pending-order.ts'

/**
 * Places an order, or sends again one that may already exist: its idempotency key makes both the same.
 * One at a time in this browser. After a refusal all data of the summary is fetched again.
 */
export function useGoToPayment() {
  const queries = useQueryClient()
  const [progress, setProgress] = useState<PaymentProgress>({ phase: 'idle' })
  const isSubmitting = useRef(false)
  useEffect(() => {
    // Back from the provider may restore this page from the back/forward cache, still handing off.
    const start = (event: PageTransitionEvent) => event.persisted && setProgress({ phase: 'idle' })
    window.addEventListener('pageshow', start)
    return () => window.removeEventListener('pageshow', start)
  }, [])
  const goToPayment = async (order: PendingOrder | CompleteOrder) => {
    if (isSubmitting.current) return
    isSubmitting.current = true
    setProgress({ phase: 'preparing' })
    const reached = await withTabLock('checkout-trx', () => placeOrder(order))
    isSubmitting.current = false
    if (reached.phase === 'refused') {
      queries.invalidateQueries({ queryKey: cartQuery().queryKey })
      queries.invalidateQueries({ queryKey: [buyNowKey] })
      queries.invalidateQueries({ queryKey: checkoutKey })
    }
    setProgress(reached)
  }
  /** Clears a refusal or a lost response when the shopper changes the order. */
  const clearFailure = useCallback(
    () =>
      setProgress((now) =>
        now.phase === 'refused' || now.phase === 'unknown' ? { phase: 'idle' } : now,
      ),
    [],
  )
  return { progress, goToPayment, clearFailure }
}
