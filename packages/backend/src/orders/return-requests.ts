import type { Context } from '@etalase/backend-kit/context.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { returnPictures, returnRequests } from '@etalase/backend-kit/db/schema/returns.ts'
import { badRequest } from '@etalase/backend-kit/http/http-error.ts'
import { aboutOrder, queueMail } from '@etalase/backend-kit/mail/mail-queue.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { findById, lockById, type OrderRow } from '@etalase/backend-kit/orders/order-repository.ts'
import {
  encodePictures,
  readPicture,
  writePictures,
} from '@etalase/backend-kit/orders/return-pictures.ts'
import type { ReturnRequest } from '@etalase/contract/returns.ts'
import type { ReturnReason } from '@etalase/contract/rules/constants.ts'
import { returnDeadline } from '@etalase/contract/rules/returns.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import { and, count, eq, inArray } from 'drizzle-orm'

export type ReturnRow = typeof returnRequests.$inferSelect

/** The request to return an order, or undefined. */
export async function findReturn(db: Database, orderId: number): Promise<ReturnRow | undefined> {
  const [row] = await db.select().from(returnRequests).where(eq(returnRequests.orderId, orderId))
  return row
}

/** Until when an order can be returned, in WIB; null for one that has not arrived, or has no buyer any more. */
const deadlineOf = ({ status, movedAt, anonymisedAt }: OrderRow, days: number): string | null =>
  status === 'COMPLETED' && anonymisedAt === null ? returnDeadline(movedAt, days) : null

/** Requests by the ids of their orders, with the number of their pictures. */
export async function returnsOf(
  db: Database,
  orderIds: readonly number[],
): Promise<Map<number, ReturnRequest>> {
  const ids = [...orderIds]
  const rows = await db.select().from(returnRequests).where(inArray(returnRequests.orderId, ids))
  if (rows.length === 0) return new Map()
  const counts = await db
    .select({ orderId: returnPictures.orderId, pictures: count() })
    .from(returnPictures)
    .where(inArray(returnPictures.orderId, ids))
    .groupBy(returnPictures.orderId)
  const countOf = new Map(counts.map(({ orderId, pictures }) => [orderId, pictures]))
  return new Map(
    rows.map(({ orderId, status, reason, words, answer, requestedAt }) => [
      orderId,
      {
        status,
        reason,
        words,
        answer,
        requested_at: toWib(requestedAt),
        picture_count: countOf.get(orderId) ?? 0,
      },
    ]),
  )
}

/** What an order says of its return. */
export function toReturnDto(
  { returnDays, now }: Pick<Context, 'returnDays' | 'now'>,
  order: OrderRow,
  request: ReturnRequest | undefined,
) {
  const until = request ? null : deadlineOf(order, returnDays)
  return {
    return_until: until !== null && until >= toWib(now()) ? until : null,
    return_request: request ?? null,
  }
}

/** What a buyer sends. */
export interface AskedReturn {
  reason: ReturnReason
  words: string
  /** JPEGs in Base64. */
  pictures: readonly string[]
}

/**
 * The request that was made for an order, or undefined when one can be made now. Throws ORDER_CLOSED (400) for an order that
 * has not arrived, or whose time has passed.
 */
async function findRequest(
  db: Database,
  order: OrderRow,
  { returnDays, now }: Pick<Context, 'returnDays' | 'now'>,
): Promise<ReturnRow | undefined> {
  const before = await findReturn(db, order.id)
  if (before) return before
  const until = deadlineOf(order, returnDays)
  if (until === null) throw badRequest('ORDER_CLOSED', messages().answers.returns.notArrived)
  if (until < toWib(now())) throw badRequest('ORDER_CLOSED', messages().answers.returns.tooLate)
}

/**
 * Asks to return an order, once. A request that is there stays as it is: false, unless it says the same. Throws ORDER_CLOSED
 * (400) for an order that has not arrived, or whose time has passed, and INVALID_INPUT (400) for a picture that is none.
 */
export async function askForReturn(
  context: Context,
  orderId: number,
  { reason, words, pictures }: AskedReturn,
): Promise<boolean> {
  const { db, returnFolder, now } = context
  const isSame = (request: ReturnRow) => request.reason === reason && request.words === words
  const seen = await findById(db, orderId)
  // Before a picture is decoded, which nobody locks the order for.
  const known = seen && (await findRequest(db, seen, context))
  if (known) return isSame(known)
  const encoded = await encodePictures(pictures)
  return db.transaction(async (tx) => {
    const order = await lockById(tx, orderId)
    const before = await findRequest(tx, order, context)
    if (before) return isSame(before)
    const at = now()
    await tx.insert(returnRequests).values({ orderId, reason, words, requestedAt: at, movedAt: at })
    await writePictures(tx, returnFolder, { orderId, pictures: encoded })
    await queueMail(tx, { ...aboutOrder(order), kind: 'RETURN_REQUESTED' }, at)
    return true
  })
}

/** A picture of the request to return an order, in Base64; null when there is none. */
export async function findReturnPicture(
  { db, returnFolder }: Pick<Context, 'db' | 'returnFolder'>,
  orderId: number,
  number: number,
): Promise<string | null> {
  const isIt = and(eq(returnPictures.orderId, orderId), eq(returnPictures.number, number))
  const [row] = await db.select({ file: returnPictures.file }).from(returnPictures).where(isIt)
  return row ? readPicture(returnFolder, row.file) : null
}
