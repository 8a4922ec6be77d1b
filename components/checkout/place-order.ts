'use client'

import { orderNumber } from '@etalase/contract/rules/codes.ts'
import type { PaymentWay } from '@etalase/contract/rules/constants.ts'
import {
  type HandOff,
  handOffOfPlaced,
  type WayToProvider,
} from '@etalase/contract/rules/payment/hand-off.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { notifyOtherTabs } from '#components/cart/cart-channel.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { callGateway } from '#lib/api/browser.ts'
import { errorMessage } from '#lib/api/failure.ts'
import { buyNowKey, cartQuery } from '#lib/api/queries/cart.ts'
import { checkoutKey } from '#lib/api/queries/checkout.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { withTabLock } from '#lib/browser/with-tab-lock.ts'
import type { AgreedOrder, SentOrder } from '#lib/checkout/order.ts'
import {
  clearPendingOrder,
  keepPendingOrder,
  restorePendingOrder,
  savePendingOrder,
  withBuyer,
} from '#lib/checkout/pending-order.ts'
import { draftKey, endCheckout } from '#lib/checkout/stored-checkout.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { paymentMessages } from '#messages/payment.ts'

type PaymentProgress =
  | { phase: 'idle' }
  | { phase: 'preparing' }
  | { phase: 'hand-off'; way: WayToProvider; total: number; paymentWay: PaymentWay | undefined }
  /** The backend refused, so no order exists. `agreed` is the total that the shopper confirmed, in whole rupiah. */
  | { phase: 'refused'; message: string; agreed: number }
  /** The response was lost or the provider is unreachable. The order may exist, so retries send the same order. */
  | { phase: 'unknown'; message: string; order: SentOrder | AgreedOrder }
  /** The bill's amount differs from the agreed total; both in whole rupiah. */
  | { phase: 'bill-differs'; agreed: number; billed: number; number: string }

/** Returns whether the backend refused the order. Only that proves that no order exists; after any other error it may. */
const isRefused = (error: unknown) => error instanceof ApiError && error.kind === 'refused'

/** Returns the hand-off to the payment provider, unless the bill differs from the agreed total (subtotal − discount + shipping). */
function checkBill(order: SentOrder, { trxRef, total, way }: HandOff): PaymentProgress {
  if (total !== order.total)
    return {
      phase: 'bill-differs',
      agreed: order.total,
      billed: total,
      number: orderNumber(trxRef),
    }
  return way
    ? { phase: 'hand-off', way, total, paymentWay: order.body.payment_way }
    : { phase: 'unknown', message: paymentMessages.providerAway, order }
}

/** Deletes the typed data once the order is placed. The response deletes its cookie. */
function forgetCheckout(): void {
  endCheckout()
  queryClient().removeQueries({ queryKey: draftKey })
}

/** Sends an order. An `existing` order was sent before, so it may already be placed. Throws ApiError. */
async function send(order: AgreedOrder, existing: SentOrder | null): Promise<PaymentProgress> {
  const stored = existing ?? (await keepPendingOrder(order))
  const sessionEnd = existing ? 'session-ended' : 'order-not-sent'
  const headers = { 'Idempotency-Key': order.key }
  const { body } = order
  const answer = await callGateway('POST checkout-trx', { body }, { headers, sessionEnd })
  const handOff = handOffOfPlaced(answer)
  const placed = { ...stored, billNo: handOff.trxRef }
  savePendingOrder(placed)
  forgetCheckout()
  notifyOtherTabs()
  return checkBill(placed, handOff)
}

/** Sends an order after storing it with its idempotency key, so that a retry after a lost response places no second order. */
export async function placeOrder(order: SentOrder | AgreedOrder): Promise<PaymentProgress> {
  const existing = restorePendingOrder()
  // Another tab has already sent an order; the checkout shows that one.
  if (existing && existing.key !== order.key) return { phase: 'idle' }
  let complete: AgreedOrder | null = null
  try {
    complete = 'hasBuyer' in order ? await withBuyer(order) : order
    if (!complete)
      return { phase: 'refused', message: checkoutMessages.buyerLost, agreed: order.total }
    return await send(complete, existing)
  } catch (error) {
    const message = errorMessage(error)
    if (complete && isRefused(error)) {
      clearPendingOrder()
      return { phase: 'refused', message, agreed: complete.total }
    }
    return { phase: 'unknown', message, order: complete ?? order }
  }
}

/**
 * Returns a function that places an order, or resends one that may already exist: with the same idempotency key both are the same. Runs one
 * at a time in this browser. After a refusal refetches all data of the summary.
 */
export function useGoToPayment() {
  const queries = useQueryClient()
  const [progress, setProgress] = useState<PaymentProgress>({ phase: 'idle' })
  const isSubmitting = useRef(false)
  useEffect(() => {
    // Back from the provider may restore this page from the back/forward cache, still in the hand-off phase.
    const start = (event: PageTransitionEvent) => event.persisted && setProgress({ phase: 'idle' })
    window.addEventListener('pageshow', start)
    return () => window.removeEventListener('pageshow', start)
  }, [])
  const goToPayment = async (order: SentOrder | AgreedOrder) => {
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
