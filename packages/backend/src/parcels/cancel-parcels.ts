import type { Context } from '@etalase/backend-kit/context.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { parcels } from '@etalase/backend-kit/db/schema/parcels.ts'
import { cancellableStages, hasLeftShop } from '@etalase/backend-kit/shipping/parcel-stages.ts'
import { closedStatuses } from '@etalase/contract/rules/trx-status.ts'
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { recordParcel } from '#parcels/record-parcel.ts'

/** Limit per run, to keep the job short. */
const maxParcels = 50

/**
 * Cancels the bookings of closed orders, or of the given one. A booking that can't be cancelled is reported, left to
 * staff and retried in the next run; the others continue. Never throws an aggregator's error.
 */
export async function cancelParcels(context: Context, orderId?: number): Promise<void> {
  const { db, shipping, onShippingFailure } = context
  const { booking, name } = shipping
  if (!booking?.cancel) return
  const booked = await db
    .select({ orderId: parcels.orderId, bookingId: parcels.bookingId })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(
      and(
        orderId === undefined ? undefined : eq(orders.id, orderId),
        eq(parcels.provider, name),
        isNotNull(parcels.bookingId),
        inArray(parcels.stage, [...cancellableStages]),
        inArray(orders.status, [...closedStatuses]),
      ),
    )
    .orderBy(asc(parcels.readAt))
    .limit(maxParcels)
  for (const { orderId: id, bookingId } of booked) {
    try {
      if (!bookingId) continue
      const parcel = await booking.cancel(bookingId)
      await recordParcel(context, id, parcel)
      if (hasLeftShop(parcel.stage)) throw new Error('The parcel has left the shop')
    } catch (error) {
      onShippingFailure(error, `cancelling parcel ${bookingId} at ${name}`)
    }
  }
}
