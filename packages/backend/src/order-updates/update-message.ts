import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { updateMessage } from '@etalase/backend-kit/order-updates/update-template.ts'
import type { UpdateMessage } from '@etalase/backend-kit/order-updates/update-transport.ts'
import { findShowroom } from '@etalase/backend-kit/stores/store-repository.ts'
import { eq } from 'drizzle-orm'
import { openConsentOf } from '#order-updates/update-consents.ts'
import type { OrderUpdate } from '#order-updates/update-queue.ts'

/** Composes the message of a queued update. Returns null when the consent was withdrawn or the order anonymised. */
export async function composeUpdate(
  db: Database,
  { orderId, kind }: OrderUpdate,
): Promise<UpdateMessage | null> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  const consent = await openConsentOf(db, orderId)
  if (!order || order.anonymisedAt || !consent) return null
  const { trxRef, language, noResi, showroomId, grandTotal, paidAmount } = order
  return updateMessage(kind, {
    trxRef,
    phone: consent.phone,
    language,
    total: paidAmount ?? grandTotal,
    receiptNumber: noResi ?? '',
    store: (await findShowroom(db, showroomId))?.name ?? '',
  })
}
