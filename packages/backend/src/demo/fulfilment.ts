import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { runInLanguage } from '@etalase/backend-kit/messages/request-language.ts'
import type { OrderRow } from '@etalase/backend-kit/orders/order-repository.ts'
import { randomCode } from '@etalase/backend-kit/orders/random-code.ts'
import { isToCollect } from '@etalase/backend-kit/orders/to-collect.ts'
import { subMilliseconds } from 'date-fns/subMilliseconds'
import { and, asc, eq, lte, or } from 'drizzle-orm'
import { advanceParcel } from '#demo/parcel.ts'
import { moveOrder } from '#orders/move-order.ts'

const minuteMs = 60_000

/** Statuses that shop or courier advance. */
const activeStatuses = ['CONFIRMED', 'PAID', 'PROCESSING', 'SHIPPED', 'READY_FOR_PICKUP'] as const
type ActiveStatus = (typeof activeStatuses)[number]

/** Milliseconds that an order stays in each status; for SHIPPED, between two tracking events. */
export type FulfilmentDelays = Readonly<Record<ActiveStatus, number>>

/** Roughly the times that the demo company promises (spec §9). */
const defaultDelays: FulfilmentDelays = {
  CONFIRMED: 60 * minuteMs,
  PAID: 60 * minuteMs,
  PROCESSING: 4 * 60 * minuteMs,
  SHIPPED: 8 * 60 * minuteMs,
  READY_FOR_PICKUP: 24 * 60 * minuteMs,
}

/** Returns the default delays, or one step every `demoSeconds` seconds. */
export function fulfilmentDelays(demoSeconds: number | undefined): FulfilmentDelays {
  if (demoSeconds === undefined) return defaultDelays
  const step = demoSeconds * 1000
  return { CONFIRMED: step, PAID: step, PROCESSING: step, SHIPPED: step, READY_FOR_PICKUP: step }
}

type Step = (tx: Database, order: OrderRow, now: Date) => Promise<void>

const prepare: Step = async (tx, order, now) => {
  const step = order.shippingType === 'ONLINE_DELIVERY' ? 'pack' : 'ready'
  await moveOrder(tx, order, step, { now })
}

const ship: Step = async (tx, order, now) => {
  const receiptNumber = `SN${randomCode('0123456789', 12)}`
  if (await moveOrder(tx, order, 'ship', { now, receiptNumber }))
    await advanceParcel(tx, order, now)
}

const complete: Step = async (tx, order, now) => {
  await moveOrder(tx, order, isToCollect(order) ? 'collect' : 'complete', { now })
}

const updateTracking: Step = async (tx, order, now) => {
  if (await advanceParcel(tx, order, now)) await complete(tx, order, now)
}

const steps: Readonly<Record<ActiveStatus, Step>> = {
  CONFIRMED: prepare,
  PAID: prepare,
  PROCESSING: ship,
  SHIPPED: updateTracking,
  READY_FOR_PICKUP: complete,
}

const batchSize = 200

const isActive = (status: OrderRow['status']): status is ActiveStatus =>
  activeStatuses.some((candidate) => candidate === status)

async function dueOrders(db: Database, delays: FulfilmentDelays, now: Date): Promise<number[]> {
  const dueIn = (status: ActiveStatus) =>
    and(eq(orders.status, status), lte(orders.movedAt, subMilliseconds(now, delays[status])))
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(or(...activeStatuses.map(dueIn)))
    .orderBy(asc(orders.movedAt))
    .limit(batchSize)
  return due.map(({ id }) => id)
}

/** Advances an order by one step, unless another process is doing so or already has. */
function advanceOrder(
  db: Database,
  id: number,
  delays: FulfilmentDelays,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(eq(orders.id, id))
      .for('update', { skipLocked: true })
    if (!order || !isActive(order.status)) return false
    if (order.movedAt > subMilliseconds(now, delays[order.status])) return false
    const step = steps[order.status]
    await runInLanguage(order.language, () => step(tx, order, now))
    await tx.update(orders).set({ movedAt: now }).where(eq(orders.id, id))
    return true
  })
}

/**
 * Simulates shop and courier: advances each due order by one step and returns how many. A failure is reported; the
 * others continue.
 */
export async function fulfilOrders(
  db: Database,
  {
    delays,
    now,
    onFailure,
  }: { delays: FulfilmentDelays; now: Date; onFailure: (error: unknown) => void },
): Promise<number> {
  let moved = 0
  for (const id of await dueOrders(db, delays, now)) {
    try {
      if (await advanceOrder(db, id, delays, now)) moved++
    } catch (error) {
      onFailure(error)
    }
  }
  return moved
}
