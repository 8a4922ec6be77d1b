import type { Context } from '@etalase/backend-kit/context.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { parcels } from '@etalase/backend-kit/db/schema/parcels.ts'
import { HttpError, invalidForStaff } from '@etalase/backend-kit/http/http-error.ts'
import { lockById, type OrderRow } from '@etalase/backend-kit/orders/order-repository.ts'
import { type Booking, BookingRefused } from '@etalase/backend-kit/shipping/shipping.ts'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { and, eq, isNull } from 'drizzle-orm'
import { cancelParcels } from '#parcels/cancel-parcels.ts'
import { parcelToSend } from '#parcels/parcel-contents.ts'
import { findParcel, referenceOf } from '#parcels/parcel-record.ts'
import { recordParcel } from '#parcels/record-parcel.ts'

/** Longer than the timeout of a booking. */
const claimMs = secondsToMilliseconds(30)

const wrongTime = (message: string) => new HttpError(409, 'ORDER_CLOSED', message)

const notKnown = () =>
  new HttpError(
    503,
    'UNAVAILABLE',
    'It is not known whether the parcel was booked. Repeat the command: it is booked once.',
  )

function requireBookable(booking: Booking, { status, shippingType, serviceCode }: OrderRow): void {
  if (shippingType !== 'ONLINE_DELIVERY') throw wrongTime('A pickup has no parcel.')
  if (!serviceCode || !booking.sends(serviceCode))
    throw invalidForStaff(
      'No courier of the aggregator was chosen for it: send it by yourself, with ship.',
    )
  if (status !== 'PROCESSING')
    throw wrongTime(`A parcel is booked while it is packed; this order is ${status}.`)
}

/**
 * Claims an order's next booking for this call. Returns undefined when it is booked and has a courier. Throws 409 while
 * another call is booking it.
 */
async function claim(
  tx: Database,
  order: OrderRow,
  { booking, provider, now }: { booking: Booking; provider: string; now: Date },
): Promise<number | undefined> {
  const known = await findParcel(tx, order.id)
  if (known?.bookingId && known.stage !== 'failed') return undefined
  requireBookable(booking, order)
  if (known && !known.bookingId && now.getTime() - known.claimedAt.getTime() < claimMs)
    throw wrongTime('It is being booked right now. Repeat the command in a minute.')
  const attempt = known ? known.attempt + (known.bookingId ? 1 : 0) : 1
  const claimed = { provider, attempt, claimedAt: now }
  const unknown = { bookingId: null, waybill: null, cost: null, status: null, stage: null }
  const values = { ...claimed, ...unknown, eventCount: 0, readAt: null }
  await tx
    .insert(parcels)
    .values({ orderId: order.id, ...values })
    .onConflictDoUpdate({ target: parcels.orderId, set: values })
  return attempt
}

/** Releases the claim, so the next call can book at once. */
const release = (db: Database, orderId: number) =>
  db
    .update(parcels)
    .set({ claimedAt: new Date(0) })
    .where(and(eq(parcels.orderId, orderId), isNull(parcels.bookingId)))

/** Deletes a refused booking. A later attempt returns to the state after the one before, which found no courier. */
async function forget(db: Database, orderId: number): Promise<void> {
  const refused = and(eq(parcels.orderId, orderId), isNull(parcels.bookingId))
  await db.delete(parcels).where(and(refused, eq(parcels.attempt, 1)))
  await db.update(parcels).set({ stage: 'failed' }).where(refused)
}

/**
 * Books an order's parcel, once. Asks the aggregator outside any transaction, under a reference that it accepts once,
 * so a retry after a lost response is safe. Throws ORDER_CLOSED (409), INVALID_INPUT (422) with the aggregator's
 * refusal, and UNAVAILABLE (503) when the outcome is unknown.
 */
export async function bookParcel(context: Context, orderId: number): Promise<void> {
  const { db, shipping, now, onShippingFailure } = context
  const { booking, name: provider } = shipping
  if (!booking)
    throw invalidForStaff(
      'The COURIER_PROVIDER of this backend books no parcels: send it by yourself, with ship.',
    )
  const claimed = await db.transaction(async (tx) => {
    const order = await lockById(tx, orderId)
    const attempt = await claim(tx, order, { booking, provider, now: now() })
    return attempt ? { order, attempt } : undefined
  })
  if (!claimed) return
  const { order, attempt } = claimed
  try {
    const parcel = await parcelToSend(db, order, referenceOf(order.trxRef, attempt))
    const booked = await booking.book(db, parcel)
    await recordParcel(context, orderId, booked)
    // Staff may have ended the order during the booking.
    await cancelParcels(context, orderId)
  } catch (error) {
    await release(db, orderId)
    if (error instanceof BookingRefused) {
      await forget(db, orderId)
      throw invalidForStaff(error.message)
    }
    onShippingFailure(error, `booking at ${provider}`)
    throw notKnown()
  }
}
