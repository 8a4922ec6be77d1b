import { z } from 'zod'
import { type BuyerDetails, buyerDetails } from '#checkout.ts'

/** What a shopper has typed in the checkout; with `PUT api/checkout-draft`. */
export const draft = z.object({
  /** When it was typed, in milliseconds by the browser's clock, to order drafts. */
  typedAt: z.int().nonnegative(),
  buyer: buyerDetails,
})

/** The buyer of an order that was sent and may be sent again; with `PUT api/pending-order`. */
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

/** Where drafts are kept. */
export type DraftPath = keyof SealedDrafts
