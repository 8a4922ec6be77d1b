import { pinOf } from '@etalase/backend-kit/account/address-pin.ts'
import { areaName } from '@etalase/backend-kit/area/area-name.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { showrooms } from '@etalase/backend-kit/db/schema/stores.ts'
import { HttpError, invalidForStaff, notFound } from '@etalase/backend-kit/http/http-error.ts'
import { bookedNumber } from '@etalase/backend-kit/invoices/booked-number.ts'
import {
  buyerOf,
  hasTrxRef,
  linesOf,
  lockById,
  type OrderRow,
} from '@etalase/backend-kit/orders/order-repository.ts'
import { isToCollect } from '@etalase/backend-kit/orders/to-collect.ts'
import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import { isClosed, type TrxStatus } from '@etalase/contract/rules/trx-status.ts'
import { type OrderStep, type StaffOrder, staffPageSize } from '@etalase/contract/staff.ts'
import { and, asc, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { creditedOf, findInvoice } from '#invoices/credit-notes.ts'
import { moveOrder } from '#orders/move-order.ts'
import { listPayments, type PaymentRow, unsettledBills } from '#orders/payment-record.ts'
import { findParcel, toParcelDto } from '#parcels/parcel-record.ts'
import { type LatePayment, recordLatePayment } from '#staff/late-payment.ts'
import { settleByHand, toPaymentDtos } from '#staff/staff-payments.ts'

const toSummaryDto = (order: OrderRow, showroom: string, payments: readonly PaymentRow[]) => ({
  id: order.id,
  number: orderNumber(order.trxRef),
  trx_status: order.status,
  shipping_type: order.shippingType,
  showroom,
  trx_date: toWib(order.placedAt),
  moved_at: toWib(order.movedAt),
  grand_total: order.grandTotal,
  payment_way: order.paymentWay,
  to_collect: isToCollect(order) && !isClosed(order.status) ? order.grandTotal : null,
  payments: toPaymentDtos(payments),
})

/** Selects closed orders that are still to be refunded, and payments to settle by hand. */
const isOwed = (db: Database) =>
  or(
    and(
      inArray(orders.status, ['EXPIRED', 'CANCELLED']),
      isNotNull(orders.paidAt),
      isNull(orders.reversedAt),
      gt(orders.grandTotal, rupiah(0)),
    ),
    inArray(orders.trxRef, unsettledBills(db)),
  )

/** Lists orders after an id, optionally of one status; with `owed` only those whose money has to be returned. */
export async function listForStaff(
  db: Database,
  {
    status,
    after = 0,
    owed,
  }: { status?: TrxStatus | undefined; after?: number | undefined; owed?: number | undefined },
) {
  const rows = await db
    .select({ order: orders, showroom: showrooms.name })
    .from(orders)
    .innerJoin(showrooms, eq(showrooms.id, orders.showroomId))
    .where(
      and(gt(orders.id, after), status && eq(orders.status, status), owed ? isOwed(db) : undefined),
    )
    .orderBy(asc(orders.id))
    .limit(staffPageSize)
  const payments = await listPayments(
    db,
    rows.map(({ order }) => order.trxRef),
  )
  return rows.map(({ order, showroom }) =>
    toSummaryDto(
      order,
      showroom,
      payments.filter(({ billNo }) => billNo === order.trxRef),
    ),
  )
}

async function recipientOf(db: Database, order: OrderRow): Promise<StaffOrder['recipient']> {
  if (order.subdistrictId === null) return null
  return {
    name: order.recipientName ?? '',
    phone: order.recipientPhone ?? '',
    street: order.street ?? '',
    area: await areaName(db, order.subdistrictId),
    zip: order.zip ?? '',
    notes: order.addressNotes,
    pin: pinOf(order),
  }
}

async function toInvoiceDto(db: Database, { id }: OrderRow): Promise<StaffOrder['invoice']> {
  const booked = await findInvoice(db, id)
  if (!booked) return null
  const { number, issuedAt } = booked.invoice
  return {
    number: bookedNumber('INVOICE', number),
    issued_at: toWib(issuedAt),
    credited: creditedOf(booked),
  }
}

/** Converts an order to the form that staff need to pack and send it. */
async function toStaffOrderDto(db: Database, order: OrderRow): Promise<StaffOrder> {
  const [showroom] = await db
    .select({ name: showrooms.name })
    .from(showrooms)
    .where(eq(showrooms.id, order.showroomId))
  const lines = await linesOf(db, order.id)
  return {
    ...toSummaryDto(order, showroom?.name ?? '', await listPayments(db, [order.trxRef])),
    trx_ref: order.trxRef,
    email: order.anonymisedAt ? null : (await buyerOf(db, order)).email,
    recipient: await recipientOf(db, order),
    courier: order.courier,
    service: order.serviceDescription,
    no_resi: order.noResi,
    invoice: await toInvoiceDto(db, order),
    parcel: toParcelDto(await findParcel(db, order.id), order),
    pickup_code: order.pickupCode,
    gift_message: order.giftMessage,
    hide_prices: order.hidesPrices,
    paid_amount: order.paidAmount,
    lines: lines.map((line) => ({
      product_detail_id: line.productId,
      size_code: line.sizeCode,
      name: line.productName,
      size: line.sizeName,
      qty: line.qty,
    })),
  }
}

/** Finds an order's id by number or trx_ref. Throws NOT_FOUND, and 422 when several orders have the number. */
export async function idOf(db: Database, name: string): Promise<number> {
  const found = await db.select({ id: orders.id }).from(orders).where(hasTrxRef(name)).limit(2)
  const [first, second] = found
  if (!first) throw notFound(`There is no order ${name}.`)
  if (second) throw invalidForStaff(`Several orders have the number ${name}: use the trx_ref.`)
  return first.id
}

/** Loads an order by number or trx_ref. Throws NOT_FOUND. */
export const findForStaff = (db: Database, name: string): Promise<StaffOrder> =>
  db.transaction(async (tx) => toStaffOrderDto(tx, await lockById(tx, await idOf(tx, name))))

/** Explains why an order can't do a step. */
function refusalOf(order: OrderRow, step: OrderStep): string {
  const { paidAt, paymentWay, reversedAt, shippingType, status } = order
  if (step === 'collect' && paymentWay === null)
    return 'This order is paid at the payment provider: do not take money for it.'
  if (step === 'collect' && paidAt !== null)
    return `This order was paid on ${toWib(paidAt)}: do not take money for it again.`
  if (step === 'complete' && isToCollect(order))
    return 'This order is still to be paid in cash: hand it over with collected.'
  if (step === 'refund' && reversedAt !== null)
    return 'The provider has already sent the money of this order back.'
  if (step === 'refund' && paidAt === null)
    return paymentWay !== null
      ? 'No money was collected for this order.'
      : 'This order was never marked as paid. If money came too late, record it first with late-payment.'
  const kind = shippingType === 'PICKUP_ON_STORE' ? 'pickup' : 'delivery'
  return `The step ${step} is not possible for a ${kind} that is ${status}.`
}

/** Records a late payment. Throws NOT_FOUND, and what `recordLatePayment` throws. */
export function recordLateMoney(
  db: Database,
  name: string,
  payment: LatePayment,
): Promise<StaffOrder> {
  return db.transaction(async (tx) => {
    const order = await lockById(tx, await idOf(tx, name))
    await recordLatePayment(tx, order, payment)
    return toStaffOrderDto(tx, await lockById(tx, order.id))
  })
}

/** Settles a payment that did not count for its order. Throws NOT_FOUND, and what `settleByHand` throws. */
export function settleForStaff(
  db: Database,
  { order: name, reference }: { order: string; reference: string },
  now: Date,
): Promise<StaffOrder> {
  return db.transaction(async (tx) => {
    const order = await lockById(tx, await idOf(tx, name))
    await settleByHand(tx, { billNo: order.trxRef, reference }, now)
    return toStaffOrderDto(tx, order)
  })
}

/** Moves an order by a step. Throws NOT_FOUND, and ORDER_CLOSED (409) when its status does not allow the step. */
export function moveForStaff(
  db: Database,
  {
    order: name,
    step,
    receiptNumber,
  }: { order: string; step: OrderStep; receiptNumber?: string | undefined },
  now: Date,
): Promise<StaffOrder> {
  return db.transaction(async (tx) => {
    const order = await lockById(tx, await idOf(tx, name))
    if (!(await moveOrder(tx, order, step, { now, receiptNumber }))) {
      throw new HttpError(409, 'ORDER_CLOSED', refusalOf(order, step))
    }
    return toStaffOrderDto(tx, await lockById(tx, order.id))
  })
}
