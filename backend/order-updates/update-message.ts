import { eq } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'
import { orders } from '#backend/db/schema/orders.ts'
import { openConsentOf } from '#backend/order-updates/update-consents.ts'
import type { OrderUpdate } from '#backend/order-updates/update-queue.ts'
import { updateMessage } from '#backend/order-updates/update-template.ts'
import type { UpdateMessage } from '#backend/order-updates/update-transport.ts'
import { findShowroom } from '#backend/stores/store-repository.ts'

/** The message of a queued update; null when its buyer wants none any more, or was made unknown. */
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
