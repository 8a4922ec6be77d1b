import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { paymentNotifications } from '@etalase/backend-kit/db/schema/orders.ts'
import type { Notification } from '@etalase/backend-kit/payment/provider.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import {
  type NotificationOutcome,
  paymentProblemNames,
} from '@etalase/contract/rules/payment/settlement.ts'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'

const record = paymentNotifications

/** The provider's statement about one payment. */
export type PaymentRow = typeof paymentNotifications.$inferSelect

/** Selects money that staff still have to settle by hand. */
const isUnsettled = and(inArray(record.result, paymentProblemNames), isNull(record.settledAt))

/** Selects the bills with unsettled money. */
export const unsettledBills = (db: Database) =>
  db.select({ billNo: record.billNo }).from(record).where(isUnsettled)

/** Lists the provider's statements about the payments of bills, oldest first; of the same moment, a payment before its reversal. */
export const listPayments = (db: Database, billNos: readonly string[]): Promise<PaymentRow[]> =>
  db
    .select()
    .from(record)
    .where(inArray(record.billNo, [...billNos]))
    .orderBy(record.receivedAt, record.reference, record.outcome)

const isPayment = ({ billNo, reference }: Pick<PaymentRow, 'billNo' | 'reference'>) =>
  and(eq(record.billNo, billNo), eq(record.reference, reference))

/** Records a notification and its result. Returns false when nothing is new: the same payment, outcome, amount and result. */
export async function recordNotification(
  tx: Database,
  { billNo, reference, outcome, status, channel, amount: given }: Notification,
  { result, now }: { result: NotificationOutcome; now: Date },
): Promise<boolean> {
  const amount = given === undefined ? null : rupiah(given)
  const said = { status, channel, amount, result, receivedAt: now }
  const recorded = await tx
    .insert(record)
    .values({ billNo, reference, outcome, ...said })
    .onConflictDoUpdate({
      target: [record.billNo, record.reference, record.outcome],
      set: { ...said, settledAt: null },
      setWhere: sql`(${record.result}, ${record.amount}) is distinct from (${result}, ${amount}::bigint)`,
    })
    .returning({ reference: record.reference })
  return recorded.length > 0
}

/** Settles a payment that did not count for its order. Returns false when nothing is unsettled. */
export async function settlePayment(
  tx: Database,
  payment: Pick<PaymentRow, 'billNo' | 'reference'>,
  now: Date,
): Promise<boolean> {
  const settled = await tx
    .update(record)
    .set({ settledAt: now })
    .where(and(isPayment(payment), isUnsettled))
    .returning({ reference: record.reference })
  return settled.length > 0
}

/** Makes a late payment count for its order. */
export async function countPayment(tx: Database, payment: PaymentRow): Promise<void> {
  await tx
    .update(record)
    .set({ result: 'done' })
    .where(and(isPayment(payment), eq(record.outcome, 'paid')))
}
