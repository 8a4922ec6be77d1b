import { isDeepStrictEqual } from 'node:util'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { aboutOrder, queueMail } from '@etalase/backend-kit/mail/mail-queue.ts'
import { lockByTrxRef, type OrderRow } from '@etalase/backend-kit/orders/order-repository.ts'
import type { Notification, NotificationResult } from '@etalase/backend-kit/payment/provider.ts'
import type { PaymentOutcome } from '@etalase/contract/rules/payment/provider.ts'
import type { NotificationOutcome } from '@etalase/contract/rules/payment/settlement.ts'
import { isClosed } from '@etalase/contract/rules/trx-status.ts'
import { eq } from 'drizzle-orm'
import { creditRest } from '#invoices/credit-notes.ts'
import { closeOrder } from '#orders/order-status.ts'
import { payOrder } from '#orders/pay-order.ts'
import {
  listPayments,
  type PaymentRow,
  recordNotification,
  settlePayment,
} from '#orders/payment-record.ts'

/** A locked order, and the provider's earlier notifications about its payments. */
interface Known {
  order: OrderRow
  /** Those with outcome `paid`. */
  payments: readonly PaymentRow[]
}

type Apply = (
  tx: Database,
  known: Known,
  notice: Notification,
  now: Date,
) => Promise<NotificationOutcome>

/** Returns whether a payment counts for its order. */
const counts = ({ result }: PaymentRow) => result === 'done'

/** Classifies a payment of a paid order: a repeat keeps its result, another payment is a second one. */
function resultForPaid({ order, payments }: Known, { reference }: Notification) {
  const same = payments.find((payment) => payment.reference === reference)
  if (same) return same.result
  // A first payment is the one that staff have already recorded. Free and cash orders have no bill, so theirs is always extra.
  const wasBilled = order.grandTotal > 0 && order.paymentWay === null
  return payments.length > 0 || !wasBilled ? 'paid-again' : 'done'
}

const markPaid: Apply = async (tx, known, notice, now) => {
  const { order } = known
  if (order.paidAt !== null) return resultForPaid(known, notice)
  const { channel, amount } = notice
  if (amount !== undefined && amount !== order.grandTotal) return 'wrong-amount'
  return (await payOrder(tx, order, { channel, now })) ? 'done' : 'too-late'
}

const markWaiting: Apply = async (tx, { order }, { channel, paymentNumber, paymentQr }, now) => {
  if (order.status !== 'PENDING') return 'done'
  const wanted = { paymentChannel: channel, paymentNumber, paymentQr: paymentQr ?? null }
  const { paymentChannel, paymentNumber: known, paymentQr: knownQr } = order
  if (isDeepStrictEqual(wanted, { paymentChannel, paymentNumber: known, paymentQr: knownQr }))
    return 'done'
  await tx.update(orders).set(wanted).where(eq(orders.id, order.id))
  // A new payment number needs a new mail, because the old one may be invalid.
  const mail = { ...aboutOrder(order), kind: 'ORDER_WAITING', isRepeatable: true } as const
  await queueMail(tx, mail, now)
  return 'done'
}

const expire: Apply = async (tx, { order }, _, now) => {
  await closeOrder(tx, order, 'EXPIRED', now)
  return 'done'
}

/** Cancels an order whose payment was reversed in full, unless its parcel is already in transit. */
async function reverseOrder(tx: Database, order: OrderRow, now: Date) {
  const isEnded = await closeOrder(tx, order, 'CANCELLED', now)
  if (!isEnded && !isClosed(order.status)) return 'too-late'
  await tx.update(orders).set({ reversedAt: now }).where(eq(orders.id, order.id))
  await creditRest(tx, order.id, now)
  return 'done'
}

const reverse: Apply = async (tx, { order, payments }, notice, now) => {
  const { reference, amount } = notice
  const isPartOf = (whole: number) => amount !== undefined && amount !== whole
  const paidNothing = payments.filter((payment) => !counts(payment))
  const sentBack = paidNothing.find((payment) => payment.reference === reference)
  if (sentBack) {
    if (isPartOf(sentBack.amount ?? order.grandTotal)) return 'wrong-amount'
    await settlePayment(tx, sentBack, now)
    return 'done'
  }
  if (order.reversedAt !== null) return 'done'
  if (paidNothing.length > 0 && !payments.some((payment) => payment.reference === reference))
    return 'paid-again'
  if (isPartOf(order.paidAmount ?? order.grandTotal)) return 'wrong-amount'
  return reverseOrder(tx, order, now)
}

const leave: Apply = async () => 'done'

const effects: Readonly<Record<PaymentOutcome, Apply>> = {
  paid: markPaid,
  waiting: markWaiting,
  expired: expire,
  reversed: reverse,
  // The shopper can retry until the order is due.
  notCompleted: leave,
  cancelled: leave,
  checking: async () => 'unknown-status',
}

/** Treats the cancellation of a paid payment as a reversal. Otherwise it was only an attempt. */
const meantBy = (notice: Notification, said: readonly PaymentRow[]): Notification =>
  notice.outcome === 'cancelled' &&
  notice.voids &&
  said.some(({ outcome, reference }) => outcome === 'paid' && reference === notice.reference)
    ? { ...notice, outcome: 'reversed' }
    : notice

/** Receives what staff have to know about a notification, before it is recorded. */
type Alarm = (result: Exclude<NotificationOutcome, 'done'>) => void

/**
 * Records a notification and changes the status of its order in one transaction. Idempotent: a repeat changes nothing
 * and raises no second alarm. Another payment is separate money.
 */
export function handleNotification(
  db: Database,
  given: Notification,
  now: Date,
  alarm: Alarm = () => {},
): Promise<NotificationResult> {
  return db.transaction(async (tx) => {
    const order = await lockByTrxRef(tx, given.billNo)
    if (!order) return 'unknown'
    const said = await listPayments(tx, [given.billNo])
    const notice = meantBy(given, said)
    const { outcome, reference } = notice
    const before = said.find((row) => row.reference === reference && row.outcome === outcome)
    // A different amount is separate money, such as a second partial refund.
    if (before?.settledAt && before.amount === (notice.amount ?? null)) return before.result
    const payments = said.filter((row) => row.outcome === 'paid')
    const result = await effects[outcome](tx, { order, payments }, notice, now)
    const isNew = await recordNotification(tx, notice, { result, now })
    // Before the commit, because a process killed after it would never raise the alarm.
    if (result !== 'done' && isNew) alarm(result)
    return result
  })
}
