import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { returnRequests } from '@etalase/backend-kit/db/schema/returns.ts'
import type { OrderRow } from '@etalase/backend-kit/orders/order-repository.ts'
import { newPickupCode } from '@etalase/backend-kit/orders/random-code.ts'
import { isToCollect } from '@etalase/backend-kit/orders/to-collect.ts'
import type { TrxStatus } from '@etalase/contract/rules/trx-status.ts'
import type { OrderStep } from '@etalase/contract/staff.ts'
import { addMinutes } from 'date-fns/addMinutes'
import { differenceInMinutes } from 'date-fns/differenceInMinutes'
import { eq } from 'drizzle-orm'
import { creditRest } from '#invoices/credit-notes.ts'
import { queueUpdate } from '#order-updates/update-queue.ts'
import { collect, giveUp, refuse, takeBack } from '#orders/cash-steps.ts'
import { changeStatus, closeOrder } from '#orders/order-status.ts'
import { tellBuyer } from '#orders/tell-buyer.ts'

/** Details of a step. */
interface Details {
  now: Date
  /** The courier's tracking number; for `ship`. */
  receiptNumber?: string | undefined
}

/** Returns false, and changes nothing, when the order's status does not allow the step. */
type Move = (tx: Database, order: OrderRow, details: Details) => Promise<boolean>

/** Status after each step that changes nothing when repeated. */
const statusAfter: Readonly<Partial<Record<OrderStep, TrxStatus>>> = {
  pack: 'PROCESSING',
  ship: 'SHIPPED',
  ready: 'READY_FOR_PICKUP',
  complete: 'COMPLETED',
  cancel: 'CANCELLED',
  refund: 'REFUNDED',
  refuse: 'NOT_COLLECTED',
  'not-collected': 'NOT_COLLECTED',
}

/** Statuses of a paid order whose goods are still in the shop. */
const withGoodsHere: readonly TrxStatus[] = ['PAID', 'PROCESSING', 'READY_FOR_PICKUP']

const pack: Move = (tx, order, { now }) => changeStatus(tx, order, 'PROCESSING', { now })

const complete: Move = async (tx, order, { now }) => {
  if (isToCollect(order)) return false
  if (!(await changeStatus(tx, order, 'COMPLETED', { now }))) return false
  const kind = order.shippingType === 'PICKUP_ON_STORE' ? 'ORDER_PICKED_UP' : 'ORDER_DELIVERED'
  await queueUpdate(tx, { orderId: order.id, kind }, now)
  return true
}

const ship: Move = async (tx, order, { now, receiptNumber }) => {
  if (receiptNumber === undefined) return false
  if (!(await changeStatus(tx, order, 'SHIPPED', { now, noResi: receiptNumber }))) return false
  await tellBuyer(tx, order, { kind: 'ORDER_SHIPPED' }, now)
  return true
}

const ready: Move = async (tx, order, { now }) => {
  const pickupCode = order.pickupCode ?? newPickupCode()
  // The time to collect and pay starts when the order is ready.
  const keptFor = differenceInMinutes(order.dueAt, order.placedAt)
  const kept = isToCollect(order) ? { dueAt: addMinutes(now, keptFor) } : {}
  if (!(await changeStatus(tx, order, 'READY_FOR_PICKUP', { now, pickupCode, ...kept })))
    return false
  await tellBuyer(tx, order, { kind: 'READY_FOR_PICKUP' }, now)
  return true
}

const cancel: Move = async (tx, order, { now }) => {
  if (!(await closeOrder(tx, order, 'CANCELLED', now))) return false
  await tellBuyer(tx, order, { kind: 'ORDER_WITHDRAWN' }, now)
  return true
}

/** Closes the return request of a refunded order. */
async function refundReturn(tx: Database, orderId: number, now: Date): Promise<void> {
  await tx
    .update(returnRequests)
    .set({ status: 'REFUNDED', movedAt: now })
    .where(eq(returnRequests.orderId, orderId))
}

/** Goods outside the shop don't return by themselves, so staff set their stock. */
const refund: Move = async (tx, order, { now }) => {
  if (order.paidAt === null || order.reversedAt !== null) return false
  const isMoved = withGoodsHere.includes(order.status)
    ? await closeOrder(tx, order, 'REFUNDED', now)
    : await changeStatus(tx, order, 'REFUNDED', { now })
  if (!isMoved) return false
  await refundReturn(tx, order.id, now)
  await tellBuyer(tx, order, { kind: 'ORDER_REFUNDED' }, now)
  await creditRest(tx, order.id, now)
  return true
}

const moves: Readonly<Record<OrderStep, Move>> = {
  pack,
  ship,
  ready,
  complete,
  cancel,
  refund,
  collect: (tx, order, { now }) => collect(tx, order, now),
  refuse: (tx, order, { now }) => refuse(tx, order, now),
  'not-collected': (tx, order, { now }) => giveUp(tx, order, now),
  back: (tx, order, { now }) => takeBack(tx, order, now),
}

/** Corrects the tracking number of a parcel in transit. */
async function correctReceipt(tx: Database, order: OrderRow, details: Details): Promise<void> {
  const { receiptNumber, now } = details
  if (receiptNumber === undefined || receiptNumber === order.noResi) return
  await tx.update(orders).set({ noResi: receiptNumber }).where(eq(orders.id, order.id))
  await tellBuyer(tx, order, { kind: 'ORDER_SHIPPED', isRepeatable: true }, now)
}

/**
 * Does one step of shop or courier with a locked order, in the caller's transaction: status, stock, promo, mail,
 * update. Repeats only correct a tracking number; collecting twice is refused. Returns false if the order's status
 * forbids the step.
 */
export async function moveOrder(
  tx: Database,
  order: OrderRow,
  step: OrderStep,
  details: Details,
): Promise<boolean> {
  if (order.status !== statusAfter[step]) return moves[step](tx, order, details)
  if (step === 'ship') await correctReceipt(tx, order, details)
  return true
}
