import { unpaidOrderHours } from '@etalase/contract/rules/constants.ts'
import { fetchSealedDraft, forgetSealedDraft, sendSealedDraft } from '#lib/api/sealed-drafts.ts'
import { readStored, removeStored, writeStored } from '#lib/browser/local-storage.ts'
import { withTabLock } from '#lib/browser/with-tab-lock.ts'
import { isNobody } from '#lib/checkout/kept.ts'
import { type AgreedOrder, type SentOrder, sentOrder, splitOrder } from '#lib/checkout/order.ts'

const key = 'pending-order'

/** Serialised across tabs: an answer that removes the cookie must not overtake one that sets it. */
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
  if (billNo !== null && restorePendingOrder()?.billNo === billNo) clearPendingOrder()
}

/** Returns the stored unpaid order, or null; unpaid orders are held for 24 hours (spec §9). */
export function restorePendingOrder(): SentOrder | null {
  const stored = sentOrder.safeParse(readStored(key))
  if (!stored.success) return null
  const isHeld = Date.now() - stored.data.sentAt < unpaidOrderHours * 60 * 60 * 1000
  if (isHeld) return stored.data
  clearPendingOrder()
  return null
}

/** Stores an unpaid order whose buyer is already stored. */
export const savePendingOrder = (order: SentOrder): void => writeStored(key, order)

/** Stores an order with its buyer before it is sent, so that it can be resent unchanged. Throws ApiError. */
export async function keepPendingOrder(order: AgreedOrder): Promise<SentOrder> {
  const { buyer, choices } = splitOrder(order.body)
  const hasBuyer = !isNobody(buyer)
  if (hasBuyer) await serialized(() => sendSealedDraft(key, { key: order.key, buyer }))
  const stored = { ...order, body: choices, hasBuyer, sentAt: Date.now() }
  savePendingOrder(stored)
  return stored
}

/**
 * Returns a stored order as it was sent, with its buyer from the cookie; null when this browser no longer has the buyer. Throws
 * ApiError.
 */
export async function withBuyer(order: SentOrder): Promise<AgreedOrder | null> {
  const { hasBuyer, ...agreed } = order
  if (!hasBuyer) return agreed
  const kept = await fetchSealedDraft(key)
  return kept?.key === order.key ? { ...agreed, body: { ...order.body, ...kept.buyer } } : null
}
