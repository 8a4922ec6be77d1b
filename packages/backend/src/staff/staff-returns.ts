import type { Database } from '@etalase/backend-kit/db/connection.ts'
import type { OrderMailKind } from '@etalase/backend-kit/db/schema/mails.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { returnRequests } from '@etalase/backend-kit/db/schema/returns.ts'
import { HttpError, invalidForStaff, notFound } from '@etalase/backend-kit/http/http-error.ts'
import { aboutOrder, queueMail } from '@etalase/backend-kit/mail/mail-queue.ts'
import { buyerOf, lockById } from '@etalase/backend-kit/orders/order-repository.ts'
import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { type ReturnStatus, type ReturnStep, returnMoves } from '@etalase/contract/rules/returns.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import { type StaffReturn, staffReturnPageSize } from '@etalase/contract/staff-returns.ts'
import { and, asc, eq, gt } from 'drizzle-orm'
import { findReturn, type ReturnRow, returnsOf } from '#orders/return-requests.ts'
import { idOf } from '#staff/staff-orders.ts'

const toSummaryDto = (row: ReturnRow, trxRef: string) => ({
  id: row.orderId,
  number: orderNumber(trxRef),
  status: row.status,
  reason: row.reason,
  requested_at: toWib(row.requestedAt),
  moved_at: toWib(row.movedAt),
})

/** Lists return requests after an order id, optionally of one status. */
export async function returnsForStaff(
  db: Database,
  { status, after = 0 }: { status?: ReturnStatus | undefined; after?: number | undefined },
) {
  const rows = await db
    .select({ request: returnRequests, trxRef: orders.trxRef })
    .from(returnRequests)
    .innerJoin(orders, eq(orders.id, returnRequests.orderId))
    .where(and(gt(returnRequests.orderId, after), status && eq(returnRequests.status, status)))
    .orderBy(asc(returnRequests.orderId))
    .limit(staffReturnPageSize)
  return rows.map(({ request, trxRef }) => toSummaryDto(request, trxRef))
}

async function toStaffReturnDto(tx: Database, orderId: number): Promise<StaffReturn> {
  const order = await lockById(tx, orderId)
  const row = await findReturn(tx, orderId)
  const request = (await returnsOf(tx, [orderId])).get(orderId)
  if (!row || !request) throw notFound(`Order ${orderNumber(order.trxRef)} has no return request.`)
  const { words, answer, picture_count } = request
  return {
    ...toSummaryDto(row, order.trxRef),
    trx_ref: order.trxRef,
    email: (await buyerOf(tx, order)).email,
    words,
    answer,
    picture_count,
  }
}

/** Loads the return request of an order by number or trx_ref. Throws NOT_FOUND. */
export const returnForStaff = (db: Database, name: string): Promise<StaffReturn> =>
  db.transaction(async (tx) => toStaffReturnDto(tx, await idOf(tx, name)))

const mailOf: Readonly<Record<ReturnStep, OrderMailKind>> = {
  approve: 'RETURN_APPROVED',
  reject: 'RETURN_REJECTED',
  receive: 'RETURN_RECEIVED',
}

interface StepInput {
  order: string
  step: ReturnStep
  words?: string | undefined
}

/**
 * Moves a return request by a step and queues its mail. Idempotent. Throws NOT_FOUND, INVALID_INPUT (422) for a
 * decision without words, and ORDER_CLOSED (409) when the request's status does not allow the step.
 */
export function moveReturn(
  db: Database,
  { order: name, step, words }: StepInput,
  now: Date,
): Promise<StaffReturn> {
  if (step !== 'receive' && !words)
    throw invalidForStaff('words: tell the buyer where to send it, or why you reject it.')
  return db.transaction(async (tx) => {
    const order = await lockById(tx, await idOf(tx, name))
    const { status } = await toStaffReturnDto(tx, order.id)
    const { to, from } = returnMoves[step]
    if (status !== to) {
      if (!from.includes(status))
        throw new HttpError(
          409,
          'ORDER_CLOSED',
          `The step ${step} is not possible for a return that is ${status}.`,
        )
      await tx
        .update(returnRequests)
        .set({ status: to, movedAt: now, ...(words && { answer: words }) })
        .where(eq(returnRequests.orderId, order.id))
      const mail = { ...aboutOrder(order), kind: mailOf[step], isRepeatable: true, answer: words }
      await queueMail(tx, mail, now)
    }
    return toStaffReturnDto(tx, order.id)
  })
}
