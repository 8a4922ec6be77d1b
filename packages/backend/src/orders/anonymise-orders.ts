import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { mails } from '@etalase/backend-kit/db/schema/mails.ts'
import { orderUpdates, updateConsents } from '@etalase/backend-kit/db/schema/order-updates.ts'
import { orders, orderTracking } from '@etalase/backend-kit/db/schema/orders.ts'
import { returnPictures, returnRequests } from '@etalase/backend-kit/db/schema/returns.ts'
import { reviews } from '@etalase/backend-kit/db/schema/reviews.ts'
import { inArray, sql } from 'drizzle-orm'

/** Columns that identify the buyer, directly or indirectly. */
const person = {
  customerId: null,
  guestEmail: null,
  deviceId: sql`gen_random_uuid()`,
  idempotencyKey: null,
  clientNetwork: null,
  addressLabel: null,
  recipientName: null,
  recipientPhone: null,
  street: null,
  zip: null,
  addressNotes: null,
  latitude: null,
  longitude: null,
  shippingNotes: null,
  giftMessage: null,
  paymentNumber: null,
  paymentQr: null,
  paymentUrl: null,
  noResi: null,
  pickupCode: null,
}

/**
 * Anonymises orders. Items, prices, dates, shop and sub-district stay, for the books. Only for orders that are closed
 * or have arrived, because parcels in transit need their address.
 */
export async function anonymiseOrders(
  tx: Database,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  const theirs = [...ids]
  await tx
    .update(orders)
    .set({ ...person, anonymisedAt: now })
    .where(inArray(orders.id, theirs))
  await tx
    .update(orderTracking)
    .set({ receiverName: null })
    .where(inArray(orderTracking.orderId, theirs))
  await tx.delete(returnPictures).where(inArray(returnPictures.orderId, theirs))
  await tx.delete(returnRequests).where(inArray(returnRequests.orderId, theirs))
  await tx.delete(reviews).where(inArray(reviews.orderId, theirs))
  await tx.delete(orderUpdates).where(inArray(orderUpdates.orderId, theirs))
  await tx.delete(updateConsents).where(inArray(updateConsents.orderId, theirs))
  await tx.delete(mails).where(inArray(mails.orderId, theirs))
}
