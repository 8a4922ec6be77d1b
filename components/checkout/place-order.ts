import { notifyOtherTabs } from '#components/cart/cart-channel.ts'
import { draftQuery } from '#components/checkout/use-draft.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { callGateway } from '#lib/api/browser.ts'
import { errorMessage } from '#lib/api/failure.ts'
import { queryClient } from '#lib/api/query-client.ts'
import {
  type CompleteOrder,
  clearPendingOrder,
  fetchBuyer,
  keepPendingOrder,
  type PendingOrder,
  restorePendingOrder,
  savePendingOrder,
} from '#lib/checkout/pending-order.ts'
import { endCheckout } from '#lib/checkout/stored-checkout.ts'
import { orderNumber } from '#lib/rules/codes.ts'
import { type HandOff, handOffOfPlaced, type WayToProvider } from '#lib/rules/payment/hand-off.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { paymentMessages } from '#messages/payment.ts'

export type PaymentProgress =
  | { phase: 'idle' }
  | { phase: 'preparing' }
  | { phase: 'hand-off'; way: WayToProvider; total: number }
  /** Refused: no order was made. `agreed` is the total that the shopper confirmed, in whole rupiah. */
  | { phase: 'refused'; message: string; agreed: number }
  /** The response was lost, or the provider cannot be reached: the order may exist, so only this same one is sent again. */
  | { phase: 'unknown'; message: string; order: PendingOrder }
  /** The bill's amount differs from what the shopper agreed to; both in whole rupiah. */
  | { phase: 'bill-differs'; agreed: number; billed: number; number: string }

/** Only a refusal proves that no order was made; after any other error it may exist. */
const isRefused = (error: unknown) => error instanceof ApiError && error.kind === 'refused'

/** A bill that differs from the agreed total (subtotal − discount + shipping) never goes to the payment provider. */
function checkBill(order: PendingOrder, { trxRef, total, way }: HandOff): PaymentProgress {
  if (total !== order.total)
    return {
      phase: 'bill-differs',
      agreed: order.total,
      billed: total,
      number: orderNumber(trxRef),
    }
  return way
    ? { phase: 'hand-off', way, total }
    : { phase: 'unknown', message: paymentMessages.providerAway, order }
}

/**
 * An order as it is sent, the same each time: its buyer comes from this page, or from the cookie after a reload. Null
 * when this browser no longer has them. Throws ApiError.
 */
async function completeOrder(order: PendingOrder | CompleteOrder): Promise<CompleteOrder | null> {
  if ('buyer' in order) return order
  const buyer = await fetchBuyer(order)
  return buyer && { ...order, buyer }
}

/** What was typed ends with the order; its cookie went with the answer. */
function forgetCheckout(): void {
  endCheckout()
  queryClient().removeQueries({ queryKey: draftQuery().queryKey })
}

/** `isRepeated`: the order was sent before, so that it may exist. Throws ApiError. */
async function send(order: CompleteOrder, isRepeated: boolean): Promise<PaymentProgress> {
  const sessionEnd = isRepeated ? 'session-ended' : 'order-not-sent'
  const headers = { 'Idempotency-Key': order.key }
  const body = { ...order.body, ...order.buyer }
  const answer = await callGateway('POST checkout-trx', { body }, { headers, sessionEnd })
  const handOff = handOffOfPlaced(answer)
  const placed = { ...order, billNo: handOff.trxRef }
  savePendingOrder(placed)
  forgetCheckout()
  notifyOtherTabs()
  return checkBill(placed, handOff)
}

/** Sends an order, kept first with its idempotency key: after a lost response a retry makes no second order. */
export async function placeOrder(order: PendingOrder | CompleteOrder): Promise<PaymentProgress> {
  const existing = restorePendingOrder()
  // Another tab has already sent an order: the checkout offers that one.
  if (existing && existing.key !== order.key) return { phase: 'idle' }
  let complete: CompleteOrder | null = null
  try {
    complete = await completeOrder(order)
    if (!complete)
      return { phase: 'refused', message: checkoutMessages.buyerLost, agreed: order.total }
    if (!existing) await keepPendingOrder(complete)
    return await send(complete, existing !== null)
  } catch (error) {
    const message = errorMessage(error)
    if (complete && isRefused(error)) {
      clearPendingOrder()
      return { phase: 'refused', message, agreed: complete.total }
    }
    return { phase: 'unknown', message, order: complete ?? order }
  }
}
