import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { lockById } from '@etalase/backend-kit/orders/order-repository.ts'
import { withdrawConsent } from '#order-updates/update-consents.ts'
import { dropWaitingUpdates } from '#order-updates/update-queue.ts'

/** Stops an order's updates for its buyer and drops unsent ones. Idempotent. */
export function stopUpdates(db: Database, orderId: number, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    // The lock serialises this with steps of the order: they come first, or find no consent.
    await lockById(tx, orderId)
    await withdrawConsent(tx, orderId, now)
    await dropWaitingUpdates(tx, orderId)
  })
}
