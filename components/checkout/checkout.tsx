'use client'

import { useEffect, useState } from 'react'
import { CheckoutFlow } from '#components/checkout/checkout-flow.tsx'
import { PendingOrderPanel } from '#components/checkout/pending-order-panel.tsx'
import {
  clearPendingOrder,
  type PendingOrder,
  restorePendingOrder,
} from '#lib/checkout/pending-order.ts'
import { clearCheckout } from '#lib/checkout/stored-checkout.ts'
import * as words from '#lib/messages/words.ts'

/** The checkout, or the order that it made and that waits to be paid. */
export function Checkout({ paymentUrl }: { paymentUrl: string }) {
  const [pending, setPending] = useState<PendingOrder | null>()
  useEffect(() => {
    setPending(restorePendingOrder())
    // Back from the payment provider may bring the page out of the browser's cache as it was left.
    const refresh = () => setPending(restorePendingOrder())
    window.addEventListener('pageshow', refresh)
    return () => window.removeEventListener('pageshow', refresh)
  }, [])

  if (pending === undefined) return <p role="status">{words.list.loading}</p>
  if (pending === null) return <CheckoutFlow paymentUrl={paymentUrl} />
  const leave = () => {
    clearPendingOrder()
    clearCheckout()
    setPending(null)
  }
  return <PendingOrderPanel order={pending} paymentUrl={paymentUrl} onLeave={leave} />
}
