'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type PaymentProgress, placeOrder } from '#components/checkout/place-order.ts'
import { cartQuery } from '#lib/api/queries/cart.ts'
import { checkoutKey } from '#lib/api/queries/checkout.ts'
import type { PendingOrder } from '#lib/checkout/pending-order.ts'
import { withTabLock } from '#lib/checkout/with-tab-lock.ts'

/**
 * Places an order, or asks again for one that may already stand: its key makes both the same.
 * One at a time in this browser. After a refusal all that the summary shows is asked for anew.
 */
export function useGoToPayment() {
  const queries = useQueryClient()
  const [progress, setProgress] = useState<PaymentProgress>({ phase: 'idle' })
  const isSubmitting = useRef(false)
  useEffect(() => {
    // Back from the provider may bring the page out of the browser's cache as it was handed off.
    const start = (event: PageTransitionEvent) => event.persisted && setProgress({ phase: 'idle' })
    window.addEventListener('pageshow', start)
    return () => window.removeEventListener('pageshow', start)
  }, [])
  const goToPayment = async (order: PendingOrder) => {
    if (isSubmitting.current) return
    isSubmitting.current = true
    setProgress({ phase: 'preparing' })
    const reached = await withTabLock('checkout-trx', () => placeOrder(order))
    isSubmitting.current = false
    if (reached.phase === 'refused') {
      queries.invalidateQueries({ queryKey: cartQuery().queryKey })
      queries.invalidateQueries({ queryKey: checkoutKey })
    }
    setProgress(reached)
  }
  /** What was refused, or got no answer, is past once the shopper changes something about it. */
  const clearFailure = useCallback(
    () =>
      setProgress((now) =>
        now.phase === 'refused' || now.phase === 'unknown' ? { phase: 'idle' } : now,
      ),
    [],
  )
  return { progress, goToPayment, clearFailure }
}
