import { randomInt } from 'node:crypto'
import { subMilliseconds } from 'date-fns'
import { and, asc, eq, lte, or } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'
import { orders } from '#backend/db/schema/orders.ts'
import { moveParcel } from '#backend/demo/parcel.ts'
import { queueMail } from '#backend/mail/mail-queue.ts'
import { moveOrder } from '#backend/orders/order-life.ts'
import type { OrderRow } from '#backend/orders/order-repository.ts'

const minuteMs = 60_000

/** Statuses that an order leaves by the work of shop and courier. */
const moving = ['PAID', 'PROCESSING', 'SHIPPED', 'READY_FOR_PICKUP'] as const
type Moving = (typeof moving)[number]

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
    await queueMail(tx, { orderId: order.id, kind: 'READY_FOR_PICKUP' }, now)
  }
}

const handOver: Step = async (tx, order, now) => {
  const noResi = `SN${pick('0123456789', 12)}`
  if (!(await moveOrder(tx, order, 'SHIPPED', { now, noResi }))) return
  await moveParcel(tx, order, now)
  await queueMail(tx, { orderId: order.id, kind: 'ORDER_SHIPPED' }, now)
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

const batchSize = 200

const isMoving = (status: OrderRow['status']): status is Moving =>
  moving.some((candidate) => candidate === status)

async function dueOrders(db: Database, pace: Pace, now: Date): Promise<number[]> {
  const dueIn = (status: Moving) =>
    and(eq(orders.status, status), lte(orders.movedAt, subMilliseconds(now, pace[status])))
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(or(...moving.map(dueIn)))
    .orderBy(asc(orders.movedAt))
    .limit(batchSize)
  return due.map(({ id }) => id)
}

/** Moves one order by one step, if nobody else is at it or was before us. */
function moveDue(db: Database, id: number, pace: Pace, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(eq(orders.id, id))
      .for('update', { skipLocked: true })
    if (!order || !isMoving(order.status)) return false
    if (order.movedAt > subMilliseconds(now, pace[order.status])) return false
    await steps[order.status](tx, order, now)
    await tx.update(orders).set({ movedAt: now }).where(eq(orders.id, id))
    return true
  })
}

/**
 * Moves every paid order whose time has come by one step; how many. Plays shop and courier. An order
 * that fails is reported and does not hold up the others.
 */
export async function fulfilOrders(
  db: Database,
  { pace, now, onFailure }: { pace: Pace; now: Date; onFailure: (error: unknown) => void },
): Promise<number> {
  let moved = 0
  for (const id of await dueOrders(db, pace, now)) {
    try {
      if (await moveDue(db, id, pace, now)) moved++
    } catch (error) {
      onFailure(error)
    }
  }
  return moved
}
