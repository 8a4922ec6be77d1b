import { z } from 'zod'
import { type BuyerDetails, buyerDetails } from '#checkout.ts'

/** The shopper's input in the checkout; for `PUT api/checkout-draft`. */
export const draft = z.object({
  /** When it was typed, in milliseconds of the browser's clock; orders drafts. */
  typedAt: z.int().nonnegative(),
  buyer: buyerDetails,
})

/** The buyer of an order that was sent and may be sent again; for `PUT api/pending-order`. */
export const pendingBuyer = z.object({
  /** The order's Idempotency-Key. */
  key: z.string().min(16).max(100),
  buyer: buyerDetails,
})

/** The drafts that the shop keeps in sealed cookies, by their path below `/api`. */
export interface SealedDrafts {
  'checkout-draft': { typedAt: number; buyer: BuyerDetails }
  'pending-order': { key: string; buyer: BuyerDetails }
}

/** The path of a draft. */
export type DraftPath = keyof SealedDrafts
