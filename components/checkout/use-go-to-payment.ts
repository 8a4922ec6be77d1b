'use client'

import { useState } from 'react'
import { ApiError } from '#lib/api/api-error.ts'
import { callGateway } from '#lib/api/browser.ts'
import {
  clearPendingOrder,
  type PendingOrder,
  savePendingOrder,
} from '#lib/checkout/pending-order.ts'
import type { PaymentForm } from '#lib/contract/payment.ts'
import { errorWords } from '#lib/messages/error-words.ts'
import * as words from '#lib/messages/words.ts'
import { formatRupiah, rupiah } from '#lib/rules/money.ts'

export type PaymentProgress =
  | { phase: 'idle' }
  | { phase: 'preparing' }
  | { phase: 'hand-off'; form: PaymentForm }
  /** `again`: the order that may stand already, so that it alone may be sent again; null after a clear no. */
  | { phase: 'failed'; message: string; again: PendingOrder | null }

/** Only a refusal tells that no order stands; anything else leaves it open. */
const isRefused = (error: unknown) => error instanceof ApiError && error.kind === 'refused'

/** A bill that is not what the shopper agreed to is never handed over. */
function checkBill(order: PendingOrder, form: PaymentForm): PaymentProgress {
  const billed = Number(form.bill_total)
  if (billed === order.total) return { phase: 'hand-off', form }
  const message = words.checkout.billDiffers(
    formatRupiah(rupiah(order.total)),
    formatRupiah(rupiah(billed)),
  )
  return { phase: 'failed', message, again: order }
}

/**
 * Places an order, or asks again for one that may already stand: its key makes both the same.
 * The order is remembered before it is sent, so that a lost answer cannot make a second one.
 */
export function useGoToPayment() {
  const [progress, setProgress] = useState<PaymentProgress>({ phase: 'idle' })
  const goToPayment = async (order: PendingOrder) => {
    if (progress.phase === 'preparing' || progress.phase === 'hand-off') return
    setProgress({ phase: 'preparing' })
    savePendingOrder(order)
    try {
      const { payment_data } = await callGateway(
        'POST checkout-trx',
        { body: order.body },
        { 'Idempotency-Key': order.key },
      )
      savePendingOrder({ ...order, billNo: payment_data.order_id })
      setProgress(checkBill(order, payment_data))
    } catch (error) {
      const again = isRefused(error) ? null : order
      if (!again) clearPendingOrder()
      setProgress({ phase: 'failed', message: errorWords(error), again })
    }
  }
  return { progress, goToPayment }
}
