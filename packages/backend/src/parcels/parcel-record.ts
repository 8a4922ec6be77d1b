import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { parcels } from '@etalase/backend-kit/db/schema/parcels.ts'
import { needsStaff } from '@etalase/backend-kit/shipping/parcel-stages.ts'
import type { StaffOrder } from '@etalase/contract/staff.ts'
import { eq } from 'drizzle-orm'

export type ParcelRow = typeof parcels.$inferSelect

/** The parcel of an order, as far as an aggregator was asked to send it. */
export async function findParcel(db: Database, orderId: number): Promise<ParcelRow | undefined> {
  const [parcel] = await db.select().from(parcels).where(eq(parcels.orderId, orderId))
  return parcel
}

export const toParcelDto = (parcel: ParcelRow | undefined): StaffOrder['parcel'] =>
  parcel
    ? {
        provider: parcel.provider,
        booking: parcel.bookingId,
        status: parcel.status,
        waybill: parcel.waybill,
        cost: parcel.cost,
        needs_staff: parcel.stage !== null && needsStaff(parcel.stage),
      }
    : null

/** Our name of an order's parcel: each booking has another one. */
export const referenceOf = (trxRef: string, attempt: number): string =>
  attempt === 1 ? trxRef : `${trxRef}-${attempt}`

/** The order and the booking that such a name is of; undefined for one that we never gave. */
export function parcelOfReference(reference: string) {
  const [, trxRef, attempt = '1'] = /^([0-9a-f]{32})(?:-([2-9]|[1-9]\d))?$/.exec(reference) ?? []
  return trxRef ? { trxRef, attempt: Number(attempt) } : undefined
}
