import type { Context } from '@etalase/backend-kit/context.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { parcels } from '@etalase/backend-kit/db/schema/parcels.ts'
import { findByTrxRef } from '@etalase/backend-kit/orders/order-repository.ts'
import { needsStaff } from '@etalase/backend-kit/shipping/parcel-stages.ts'
import type { BookedParcel, Booking } from '@etalase/backend-kit/shipping/shipping.ts'
import { eq } from 'drizzle-orm'
import { findParcel, parcelOfReference } from '#parcels/parcel-record.ts'
import { recordParcel } from '#parcels/record-parcel.ts'

/** Finds the order of a booking by booking id, or by our reference if the booking's response was lost. */
async function orderOf(db: Database, parcel: BookedParcel): Promise<number | undefined> {
  const [known] = await db.select().from(parcels).where(eq(parcels.bookingId, parcel.bookingId))
  if (known) return known.orderId
  const named = parcelOfReference(parcel.reference ?? '')
  const order = named && (await findByTrxRef(db, named.trxRef))
  const asked = order && (await findParcel(db, order.id))
  return asked?.attempt === named?.attempt ? order?.id : undefined
}

/** Reads a booking at its aggregator and records it. Returns `unknown` if it belongs to no order here. Throws when it can't be read. */
export async function readParcel(
  context: Context,
  booking: Booking,
  bookingId: string,
): Promise<'done' | 'unknown'> {
  const parcel = await booking.read(bookingId)
  const orderId = await orderOf(context.db, parcel)
  if (orderId === undefined) return 'unknown'
  const isNew = await recordParcel(context, orderId, parcel)
  if (isNew && needsStaff(parcel.stage))
    context.onShippingFailure(
      new Error('A parcel is to be settled by hand'),
      `parcel ${bookingId}: ${parcel.status}`,
    )
  return 'done'
}
