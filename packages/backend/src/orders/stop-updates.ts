import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { lockById } from '@etalase/backend-kit/orders/order-repository.ts'
import { withdrawConsent } from '#order-updates/update-consents.ts'
import { dropWaitingUpdates } from '#order-updates/update-queue.ts'

/** Ends the updates of an order for its buyer; what waits is not sent. One that has none, or has them no more, stays as it is. */
export function stopUpdates(db: Database, orderId: number, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    // Locked: a step of the order comes before, or finds no consent.
    await lockById(tx, orderId)
    await withdrawConsent(tx, orderId, now)
    await dropWaitingUpdates(tx, orderId)
  })
}
