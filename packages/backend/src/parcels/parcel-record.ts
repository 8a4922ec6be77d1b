import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { parcels } from '@etalase/backend-kit/db/schema/parcels.ts'
import type { OrderRow } from '@etalase/backend-kit/orders/order-repository.ts'
import {
  hasLeftShop,
  isCancellable,
  needsStaff,
} from '@etalase/backend-kit/shipping/parcel-stages.ts'
import { isClosed } from '@etalase/contract/rules/trx-status.ts'
import type { StaffOrder } from '@etalase/contract/staff.ts'
import { eq } from 'drizzle-orm'

export type ParcelRow = typeof parcels.$inferSelect

/** Whether an order is over, and its pieces are sold again. */
type Ending = Pick<OrderRow, 'status' | 'releasedAt'>

/** The parcel of an order, as far as an aggregator was asked to send it. */
export async function findParcel(db: Database, orderId: number): Promise<ParcelRow | undefined> {
  const [parcel] = await db.select().from(parcels).where(eq(parcels.orderId, orderId))
  return parcel
}

/**
 * A booking that found no courier is wanted for an order that goes on. For one that is over a booking that stands, or may, is not; nor is
 * a parcel that has left with pieces that are sold again.
 */
function isForStaff({ stage }: ParcelRow, { status, releasedAt }: Ending): boolean {
  if (!isClosed(status)) return stage !== null && needsStaff(stage)
  if (stage === null || isCancellable(stage)) return true
  if (hasLeftShop(stage) && releasedAt !== null) return true
  return needsStaff(stage) && stage !== 'failed'
}

/** The parcel of an order. */
export const toParcelDto = (parcel: ParcelRow | undefined, order: Ending): StaffOrder['parcel'] =>
  parcel
    ? {
        provider: parcel.provider,
        booking: parcel.bookingId,
        status: parcel.status,
        waybill: parcel.waybill,
        cost: parcel.cost,
        needs_staff: isForStaff(parcel, order),
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
