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
  /** Refused: no order was made. `agreed` is the total that the shopper confirmed, in whole rupiah. */
  | { phase: 'refused'; message: string; agreed: number }
  /** The response was lost: the order may exist, so only this same order may be sent again. */
  | { phase: 'unknown'; message: string; order: PendingOrder }
  /** The bill's amount differs from what the shopper agreed to; both in whole rupiah. */
  | { phase: 'bill-differs'; agreed: number; billed: number; number: string }

/** Only a refusal proves that no order was made; after any other error it may exist. */
const isRefused = (error: unknown) => error instanceof ApiError && error.kind === 'refused'

/** A bill that differs from the agreed total (subtotal − discount + shipping) never goes to the payment provider. */
function checkBill({ total }: PendingOrder, form: PaymentForm): PaymentProgress {
  const billed = Number(form.bill_total)
  if (billed === total) return { phase: 'hand-off', form }
  return { phase: 'bill-differs', agreed: total, billed, number: orderNumber(form.order_id) }
}

/** Whether a customer's order was sent without a session, because the session ended in another tab. */
async function hasLostSession({ body }: PendingOrder): Promise<boolean> {
  if (body.guest_email !== undefined) return false
  const session = await fetchSessionState().catch(() => null)
  return session?.is_customer === false
}

/** Sends an order, stored first with its idempotency key: after a lost response a retry makes no second order. */
export async function placeOrder(order: PendingOrder): Promise<PaymentProgress> {
  const existing = restorePendingOrder()
  // Another tab has already sent an order: the checkout offers that one.
  if (existing && existing.key !== order.key) return { phase: 'idle' }
  savePendingOrder(order)
  try {
    const headers = { 'Idempotency-Key': order.key }
    const { payment_data } = await callGateway(
      'POST checkout-trx',
      { body: order.body },
      { headers },
    )
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
