import { z } from 'zod'
import { readStored, removeStored, writeStored } from '#lib/browser/local-storage.ts'
import { checkoutEndpoints } from '#lib/contract/checkout.ts'
import { unpaidOrderHours } from '#lib/rules/constants.ts'

const key = 'pending-order'

const pendingOrder = z.object({
  /** The Idempotency-Key: a repeated call with it gives the same order and the same bill. */
  key: z.string().min(16),
  body: checkoutEndpoints['POST checkout-trx'].body,
  /** Whole rupiah that the shopper agreed to. */
  total: z.int().nonnegative(),
  /** When it was sent, in milliseconds by the browser's clock. */
  sentAt: z.number(),
  /** The provider's bill number, once known. */
  billNo: z.string().optional(),
})

/** An order from before it is sent until it is paid or closed. */
export type PendingOrder = z.input<typeof pendingOrder>

/** Removes the stored order: it is paid, closed or abandoned. */
export const clearPendingOrder = (): void => removeStored(key)

/** Removes the stored order if it belongs to this bill. */
export function settlePendingOrder(billNo: string | null): void {
  const pending = restorePendingOrder()
  if (pending && pending.billNo === billNo) clearPendingOrder()
}

/** The stored unpaid order, or null; unpaid orders are held for 24 hours (spec §9). */
export function restorePendingOrder(): PendingOrder | null {
  const stored = pendingOrder.safeParse(readStored(key))
  if (!stored.success) return null
  const isHeld = Date.now() - stored.data.sentAt < unpaidOrderHours * 60 * 60 * 1000
  if (isHeld) return stored.data
  clearPendingOrder()
  return null
}

/** Stores an unpaid order. */
export const savePendingOrder = (order: PendingOrder): void => writeStored(key, order)

/** A new idempotency key: 32 random hexadecimal digits. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
