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

/** The columns that tell whether an order is closed and its stock released. */
type Ending = Pick<OrderRow, 'status' | 'releasedAt'>

/** Finds the parcel of an order, which exists once a booking was attempted. */
export async function findParcel(db: Database, orderId: number): Promise<ParcelRow | undefined> {
  const [parcel] = await db.select().from(parcels).where(eq(parcels.orderId, orderId))
  return parcel
}

/**
 * Returns whether staff have to act. On an open order, if the booking found no courier. On a closed order, if the
 * booking may still be live, or the parcel left with pieces that are on sale again.
 */
function isForStaff({ stage }: ParcelRow, { status, releasedAt }: Ending): boolean {
  if (!isClosed(status)) return stage !== null && needsStaff(stage)
  if (stage === null || isCancellable(stage)) return true
  if (hasLeftShop(stage) && releasedAt !== null) return true
  return needsStaff(stage) && stage !== 'failed'
}

/** Converts the parcel of an order to the contract's form. */
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

/** Returns our reference for a booking of an order's parcel. Each attempt has a different one. */
export const referenceOf = (trxRef: string, attempt: number): string =>
  attempt === 1 ? trxRef : `${trxRef}-${attempt}`

/** Parses such a reference into order and attempt. Returns undefined for a foreign one. */
export function parcelOfReference(reference: string) {
  const [, trxRef, attempt = '1'] = /^([0-9a-f]{32})(?:-([2-9]|[1-9]\d))?$/.exec(reference) ?? []
  return trxRef ? { trxRef, attempt: Number(attempt) } : undefined
}
