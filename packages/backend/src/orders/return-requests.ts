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

/** Finds the return request of an order. */
export async function findReturn(db: Database, orderId: number): Promise<ReturnRow | undefined> {
  const [row] = await db.select().from(returnRequests).where(eq(returnRequests.orderId, orderId))
  return row
}

/** Returns an order's return deadline in WIB; null when it has not arrived or is anonymised. */
const deadlineOf = ({ status, movedAt, anonymisedAt }: OrderRow, days: number): string | null =>
  status === 'COMPLETED' && anonymisedAt === null ? returnDeadline(movedAt, days) : null

/** Loads return requests by order id, with their number of pictures. */
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

/** Converts an order's return to the contract's form. */
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

/** A return request as the buyer sends it. */
export interface AskedReturn {
  reason: ReturnReason
  words: string
  /** JPEGs in Base64. */
  pictures: readonly string[]
}

/**
 * Finds the return request of an order; undefined when one can be made now. Throws ORDER_CLOSED (400) for an order that
 * has not arrived or is past its deadline.
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
 * Requests the return of an order, once. An existing request is kept: true only if it is identical. Throws ORDER_CLOSED
 * (400) for an order that has not arrived or is past its deadline, and INVALID_INPUT (400) for a broken picture.
 */
export async function askForReturn(
  context: Context,
  orderId: number,
  { reason, words, pictures }: AskedReturn,
): Promise<boolean> {
  const { db, returnFolder, now } = context
  const isSame = (request: ReturnRow) => request.reason === reason && request.words === words
  const seen = await findById(db, orderId)
  // Checked before decoding pictures, which is slow and happens without the lock.
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

/** Loads a picture of a return request, in Base64; null when it does not exist. */
export async function findReturnPicture(
  { db, returnFolder }: Pick<Context, 'db' | 'returnFolder'>,
  orderId: number,
  number: number,
): Promise<string | null> {
  const isIt = and(eq(returnPictures.orderId, orderId), eq(returnPictures.number, number))
  const [row] = await db.select({ file: returnPictures.file }).from(returnPictures).where(isIt)
  return row ? readPicture(returnFolder, row.file) : null
}
