import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { parcels } from '@etalase/backend-kit/db/schema/parcels.ts'
import { cancellableStages, needsStaff } from '@etalase/backend-kit/shipping/parcel-stages.ts'
import { isClosed, type TrxStatus } from '@etalase/contract/rules/trx-status.ts'
import type { StaffOrder } from '@etalase/contract/staff.ts'
import { eq } from 'drizzle-orm'

export type ParcelRow = typeof parcels.$inferSelect

/** The parcel of an order, as far as an aggregator was asked to send it. */
export async function findParcel(db: Database, orderId: number): Promise<ParcelRow | undefined> {
  const [parcel] = await db.select().from(parcels).where(eq(parcels.orderId, orderId))
  return parcel
}

/** A booking that found no courier is wanted for an order that goes on, and one that stands for an order that is over is not. */
function isForStaff({ stage }: ParcelRow, status: TrxStatus): boolean {
  if (stage === null) return false
  if (!isClosed(status)) return needsStaff(stage)
  const isCancellable = cancellableStages.some((one) => one === stage)
  return isCancellable || (needsStaff(stage) && stage !== 'failed')
}

/** The parcel of an order of a status. */
export const toParcelDto = (
  parcel: ParcelRow | undefined,
  status: TrxStatus,
): StaffOrder['parcel'] =>
  parcel
    ? {
        provider: parcel.provider,
        booking: parcel.bookingId,
        status: parcel.status,
        waybill: parcel.waybill,
        cost: parcel.cost,
        needs_staff: isForStaff(parcel, status),
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
