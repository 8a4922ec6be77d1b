import { z } from 'zod'
import { fetchSealedDraft, forgetSealedDraft, sendSealedDraft } from '#lib/api/sealed-drafts.ts'
import { readStored, removeStored, writeStored } from '#lib/browser/local-storage.ts'
import { withTabLock } from '#lib/browser/with-tab-lock.ts'
import { splitOrder } from '#lib/checkout/buyer.ts'
import { type BuyerDetails, orderChoices } from '#lib/contract/checkout.ts'
import { unpaidOrderHours } from '#lib/rules/constants.ts'

const key = 'pending-order'

const storedOrder = z.object({
  /** The Idempotency-Key: a repeated call with it gives the same order and the same bill. */
  key: z.string().min(16),
  /** The body without the buyer. */
  body: orderChoices,
  /** Whether the body has details of a buyer, which are kept in a sealed cookie. */
  hasBuyer: z.boolean(),
  /** Whole rupiah that the shopper agreed to. */
  total: z.int().nonnegative(),
  /** When it was sent, in milliseconds by the browser's clock. */
  sentAt: z.number(),
  /** The provider's bill number, once known. */
  billNo: z.string().optional(),
})

/** An order from before it is sent until it is paid or closed, as the browser stores it: without its buyer. */
export type PendingOrder = z.input<typeof storedOrder>

/** An order with its buyer: what is sent. */
export interface CompleteOrder extends PendingOrder {
  buyer: BuyerDetails
}

/** One at a time in this browser: an answer that removes the cookie must not overtake one that sets it. */
const serialized = <Result>(run: () => Promise<Result>) => withTabLock(key, run)

/** Removes the stored order: it is paid, closed or abandoned. */
export function clearPendingOrder(): void {
  const stored: unknown = readStored(key)
  removeStored(key)
  if (stored !== null && Object(stored).hasBuyer !== false)
    void serialized(() => forgetSealedDraft(key))
}

/** Removes the stored order if it belongs to this bill. */
export function settlePendingOrder(billNo: string | null): void {
  const pending = restorePendingOrder()
  if (pending && pending.billNo === billNo) clearPendingOrder()
}

/** The stored unpaid order, or null; unpaid orders are held for 24 hours (spec §9). */
export function restorePendingOrder(): PendingOrder | null {
  const stored = storedOrder.safeParse(readStored(key))
  if (!stored.success) return null
  const isHeld = Date.now() - stored.data.sentAt < unpaidOrderHours * 60 * 60 * 1000
  if (isHeld) return stored.data
  clearPendingOrder()
  return null
}

/** Stores an unpaid order, without its buyer, who is kept already. */
export function savePendingOrder(order: PendingOrder): void {
  const { key: idempotencyKey, body, hasBuyer, total, sentAt, billNo } = order
  const { choices } = splitOrder(body)
  writeStored(key, { key: idempotencyKey, body: choices, hasBuyer, total, sentAt, billNo })
}

/** Keeps an order that is about to be sent, so that it can be sent again as it was. Throws ApiError. */
export async function keepPendingOrder({ buyer, ...order }: CompleteOrder): Promise<void> {
  if (order.hasBuyer) await serialized(() => sendSealedDraft(key, { key: order.key, buyer }))
  savePendingOrder(order)
}

/** The buyer of a stored order; null when this browser no longer has them. Throws ApiError. */
export async function fetchBuyer(order: PendingOrder): Promise<BuyerDetails | null> {
  if (!order.hasBuyer) return {}
  const kept = await fetchSealedDraft(key)
  return kept?.key === order.key ? kept.buyer : null
}

/** A new idempotency key: 32 random hexadecimal digits. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
