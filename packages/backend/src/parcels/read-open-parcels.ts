import type { Context } from '@etalase/backend-kit/context.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { parcels } from '@etalase/backend-kit/db/schema/parcels.ts'
import { lastStages } from '@etalase/backend-kit/shipping/parcel-stages.ts'
import { subHours } from 'date-fns/subHours'
import { and, asc, eq, inArray, isNotNull, lt, notInArray } from 'drizzle-orm'
import { readParcel } from '#parcels/read-parcel.ts'

/** Hours without news after which a parcel is read, because a webhook may be lost. */
const quietHours = 3

/** Limit per run, to keep the job short. */
const maxParcels = 50

/** Reads parcels in transit without news for some hours. A failure does not stop the others. */
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
