import { randomInt } from 'node:crypto'
import { subMilliseconds } from 'date-fns'
import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'
import { orders } from '#backend/db/schema/orders.ts'
import { queueMail } from '#backend/mail/mail-queue.ts'
import { moveOrder } from '#backend/orders/order-life.ts'
import type { OrderRow } from '#backend/orders/order-repository.ts'
import { moveParcel } from '#backend/orders/parcel.ts'

const minuteMs = 60_000

/** Statuses that an order leaves by the work of shop and courier. */
type Moving = 'PAID' | 'PROCESSING' | 'SHIPPED' | 'READY_FOR_PICKUP'

/** How long an order stays in each status, a shipped one at each place of its way, in milliseconds. */
export type Pace = Readonly<Record<Moving, number>>

/** About as fast as the demo company says of itself (spec §9). */
const usualPace: Pace = {
  PAID: 60 * minuteMs,
  PROCESSING: 4 * 60 * minuteMs,
  SHIPPED: 8 * 60 * minuteMs,
  READY_FOR_PICKUP: 24 * 60 * minuteMs,
}

/** The pace of the orders: as usual, or one step every so many seconds to watch it. */
export function paceOf(demoSeconds: number | undefined): Pace {
  if (demoSeconds === undefined) return usualPace
  const step = demoSeconds * 1000
  return { PAID: step, PROCESSING: step, SHIPPED: step, READY_FOR_PICKUP: step }
}

/** Letters and digits that nobody mistakes for others at a counter. */
const readable = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const pick = (alphabet: string, length: number) =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

type Step = (tx: Database, order: OrderRow, now: Date) => Promise<void>

const prepare: Step = async (tx, order, now) => {
  if (order.shippingType === 'ONLINE_DELIVERY') {
    await moveOrder(tx, order, 'PROCESSING', { now })
    return
  }
  const pickupCode = pick(readable, 6)
  if (await moveOrder(tx, order, 'READY_FOR_PICKUP', { now, pickupCode })) {
    await queueMail(tx, order.id, 'READY_FOR_PICKUP', now)
  }
}

const handOver: Step = async (tx, order, now) => {
  const noResi = `SN${pick('0123456789', 12)}`
  if (!(await moveOrder(tx, order, 'SHIPPED', { now, noResi }))) return
  await moveParcel(tx, order, now)
  await queueMail(tx, order.id, 'ORDER_SHIPPED', now)
}

const carryOn: Step = async (tx, order, now) => {
  const isDelivered = await moveParcel(tx, order, now)
  if (isDelivered) await moveOrder(tx, order, 'COMPLETED', { now })
}

const steps: Readonly<Record<Moving, Step>> = {
  PAID: prepare,
  PROCESSING: handOver,
  SHIPPED: carryOn,
  READY_FOR_PICKUP: async (tx, order, now) => {
    await moveOrder(tx, order, 'COMPLETED', { now })
  },
}

const batchSize = 100

async function moveDue(tx: Database, status: Moving, pace: Pace, now: Date): Promise<number> {
  const due = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.status, status), lte(orders.movedAt, subMilliseconds(now, pace[status]))))
    .orderBy(orders.movedAt)
    .limit(batchSize)
    // Another backend on the same database takes the orders that this one does not hold.
    .for('update', { skipLocked: true })
  for (const order of due) await steps[status](tx, order, now)
  if (due.length > 0) {
    const ids = due.map((order) => order.id)
    await tx.update(orders).set({ movedAt: now }).where(inArray(orders.id, ids))
  }
  return due.length
}

/** Moves every paid order whose time has come by one step; how many. Plays shop and courier. */
export async function fulfilOrders(db: Database, pace: Pace, now: Date): Promise<number> {
  let moved = 0
  for (const status of ['READY_FOR_PICKUP', 'SHIPPED', 'PROCESSING', 'PAID'] as const) {
    moved += await db.transaction((tx) => moveDue(tx, status, pace, now))
  }
  return moved
}
