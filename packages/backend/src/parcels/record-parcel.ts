import type { Context } from '@etalase/backend-kit/context.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { orderTracking } from '@etalase/backend-kit/db/schema/orders.ts'
import { parcels } from '@etalase/backend-kit/db/schema/parcels.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { runInLanguage } from '@etalase/backend-kit/messages/request-language.ts'
import { lockById, type OrderRow } from '@etalase/backend-kit/orders/order-repository.ts'
import { hasLeftShop, shownEvents } from '@etalase/backend-kit/shipping/parcel-stages.ts'
import type { BookedParcel } from '@etalase/backend-kit/shipping/shipping.ts'
import { eq } from 'drizzle-orm'
import { moveOrder } from '#orders/move-order.ts'
import { findParcel, type ParcelRow } from '#parcels/parcel-record.ts'

/** Rejects older answers, and those about another booking. */
const isNews = (known: ParcelRow, { bookingId, events }: BookedParcel) =>
  (known.bookingId === null || known.bookingId === bookingId) && events.length >= known.eventCount

/** Writes the tracking that shoppers see, in the order's language, without consecutive repeats of a stage. */
async function writeTracking(tx: Database, order: OrderRow, { events }: BookedParcel) {
  const { stages } = messages().shipping
  const changes = shownEvents(events)
  if (changes.length === 0) return
  await tx.delete(orderTracking).where(eq(orderTracking.orderId, order.id))
  await tx.insert(orderTracking).values(
    changes.map(({ stage, at }, position) => ({
      orderId: order.id,
      position,
      at,
      status: stages[stage],
    })),
  )
}

/** Advances the order with its parcel, never back. A closed order stays closed. */
async function follow(tx: Database, order: OrderRow, parcel: BookedParcel, now: Date) {
  const { stage, events, waybill: receiptNumber } = parcel
  const hasLeft = hasLeftShop(stage) || events.some((event) => hasLeftShop(event.stage))
  if (!receiptNumber || !hasLeft) return
  const isSent = order.status === 'PROCESSING' || order.status === 'SHIPPED'
  if (isSent) await moveOrder(tx, order, 'ship', { now, receiptNumber })
  if (stage !== 'delivered') return
  await moveOrder(tx, await lockById(tx, order.id), 'complete', { now })
}

/**
 * Records the state of an order's parcel as its aggregator reports it: number, events, and their effect on the order.
 * Returns false, and changes nothing, for news that is known, older or about another booking.
 */
export function recordParcel(
  { db, now }: Pick<Context, 'db' | 'now'>,
  orderId: number,
  parcel: BookedParcel,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const order = await lockById(tx, orderId)
    const known = await findParcel(tx, orderId)
    if (!known || !isNews(known, parcel)) return false
    const { bookingId, status, stage, events } = parcel
    await tx
      .update(parcels)
      .set({
        bookingId,
        status,
        stage,
        waybill: parcel.waybill ?? known.waybill,
        cost: parcel.cost ?? known.cost,
        eventCount: events.length,
        readAt: now(),
      })
      .where(eq(parcels.orderId, orderId))
    await runInLanguage(order.language, async () => {
      await writeTracking(tx, order, parcel)
      await follow(tx, order, parcel, now())
    })
    return stage !== known.stage
  })
}
