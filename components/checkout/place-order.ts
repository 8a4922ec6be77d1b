import { notifyOtherTabs } from '#components/cart/cart-channel.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { callGateway } from '#lib/api/browser.ts'
import { errorWords } from '#lib/api/error-words.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { fetchSessionState } from '#lib/api/session-state.ts'
import {
  clearPendingOrder,
  type PendingOrder,
  restorePendingOrder,
  savePendingOrder,
} from '#lib/checkout/pending-order.ts'
import type { PaymentForm } from '#lib/contract/payment.ts'
import * as words from '#lib/messages/words.ts'
import { orderNumber } from '#lib/rules/order-number.ts'
import { endBrowserSession } from '#lib/session/browser/session-teardown.ts'

export type PaymentProgress =
  | { phase: 'idle' }
  | { phase: 'preparing' }
  | { phase: 'hand-off'; form: PaymentForm }
  /** A clear no: no order stands. What the shopper agreed to is in whole rupiah. */
  | { phase: 'refused'; message: string; agreed: number }
  /** The answer got lost: the order may stand, so it alone may be sent again. */
  | { phase: 'unknown'; message: string; order: PendingOrder }
  /** The bill is over another amount than the shopper agreed to; both in whole rupiah. */
  | { phase: 'bill-differs'; agreed: number; billed: number; number: string }

/** Only a refusal tells that no order stands; anything else leaves it open. */
const isRefused = (error: unknown) => error instanceof ApiError && error.kind === 'refused'

/** A bill that is not subtotal − discount + shipping, as the shopper agreed to, is never handed over. */
function checkBill({ total }: PendingOrder, form: PaymentForm): PaymentProgress {
  const billed = Number(form.bill_total)
  if (billed === total) return { phase: 'hand-off', form }
  return { phase: 'bill-differs', agreed: total, billed, number: orderNumber(form.order_id) }
}

/** Whether a customer's order went out as nobody's: another tab has seen the session end. */
async function hasLostSession({ body }: PendingOrder): Promise<boolean> {
  if (body.guest_email !== undefined) return false
  const session = await fetchSessionState().catch(() => null)
  return session?.is_customer === false
}

/** Sends an order that is remembered before: a lost answer cannot make a second one. */
export async function placeOrder(order: PendingOrder): Promise<PaymentProgress> {
  const existing = restorePendingOrder()
  // Another tab was quicker: its order is offered instead of a second one.
  if (existing && existing.key !== order.key) return { phase: 'idle' }
  savePendingOrder(order)
  try {
    const headers = { 'Idempotency-Key': order.key }
    const { payment_data } = await callGateway('POST checkout-trx', { body: order.body }, headers)
    savePendingOrder({ ...order, billNo: payment_data.order_id })
    notifyOtherTabs()
    return checkBill(order, payment_data)
  } catch (error) {
    const message = errorWords(error)
    if (!isRefused(error)) return { phase: 'unknown', message, order }
    clearPendingOrder()
    const agreed = order.total
    if (!(await hasLostSession(order))) return { phase: 'refused', message, agreed }
    endBrowserSession('session-ended', queryClient())
    return { phase: 'refused', message: words.auth.sessionEnded, agreed }
  }
}
