import { z } from 'zod'
import type { UpdatesConsent } from '#lib/checkout/order-updates.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import { type Summary, transaction } from '#lib/checkout/submission.ts'
import type { Cart } from '#lib/contract/cart.ts'
import { type CheckoutTrx, orderBody } from '#lib/contract/checkout.ts'

/** An order that a shopper was asked to confirm. */
export const agreedOrder = z.object({
  /** The Idempotency-Key: however often its form is sent, it is one order. */
  key: z.string().min(16),
  body: orderBody,
  /** Whole rupiah. */
  total: z.int().nonnegative(),
  /** When it was first sent, in milliseconds since 1970; null until then. */
  sentAt: z.number().nullable(),
  /** The provider's bill number, once known. */
  billNo: z.string().nullable(),
})

export interface AgreedOrder {
  key: string
  body: CheckoutTrx
  total: number
  sentAt: number | null
  billNo: string | null
}

/** The order of a summary, not sent yet. */
export const agreeOn = (
  state: CheckoutState,
  summary: Summary,
  more: Pick<Cart, 'buy_now'> & { updates: UpdatesConsent },
): AgreedOrder => ({
  key: crypto.randomUUID(),
  body: transaction(state, summary, more),
  total: summary.total,
  sentAt: null,
  billNo: null,
})
