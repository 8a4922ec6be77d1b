import type { Context } from '@etalase/backend-kit/context.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { parcels } from '@etalase/backend-kit/db/schema/parcels.ts'
import { lastStages } from '@etalase/backend-kit/shipping/parcel-stages.ts'
import { subHours } from 'date-fns/subHours'
import { and, asc, eq, inArray, isNotNull, lt, notInArray } from 'drizzle-orm'
import { readParcel } from '#parcels/read-parcel.ts'

/** A webhook may be lost: then a parcel is read this long after its last news. */
const quietHours = 3

/** Of one run, so that a job stays short. */
const maxParcels = 50

/** Reads the parcels on their way of which nothing was heard for some hours. One that cannot be read stops no other. */
export async function readOpenParcels(context: Context): Promise<void> {
  const { db, shipping, now, onShippingFailure, mailWorker } = context
  const { booking, name } = shipping
  if (!booking) return
  const open = await db
    .select({ bookingId: parcels.bookingId })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(
      and(
        eq(parcels.provider, name),
        isNotNull(parcels.bookingId),
        notInArray(parcels.stage, [...lastStages]),
        inArray(orders.status, ['PROCESSING', 'SHIPPED']),
        lt(parcels.readAt, subHours(now(), quietHours)),
      ),
    )
    .orderBy(asc(parcels.readAt))
    .limit(maxParcels)
  for (const { bookingId } of open) {
    try {
      if (bookingId) await readParcel(context, booking, bookingId)
    } catch (error) {
      onShippingFailure(error, `parcel at ${name}`)
    }
  }
  mailWorker.deliver()
}
