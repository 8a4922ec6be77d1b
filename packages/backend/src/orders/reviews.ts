import { toReviewDtos } from '@etalase/backend-kit/catalogue/product-reviews.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { orderLines, orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { reviews } from '@etalase/backend-kit/db/schema/reviews.ts'
import { badRequest, notFound } from '@etalase/backend-kit/http/http-error.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { lockById, type OrderRow } from '@etalase/backend-kit/orders/order-repository.ts'
import { saidIn, saysTheSame, type Written } from '@etalase/backend-kit/orders/written-review.ts'
import { and, desc, eq, inArray } from 'drizzle-orm'

interface LineKey {
  orderId: number
  productId: number
  sizeCode: string
}

/** Returns a key of an order line by order, product and size. */
const lineKey = (line: LineKey) => `${line.orderId} ${line.productId} ${line.sizeCode}`

const hasArrived = ({ status }: Pick<OrderRow, 'status'>) => status === 'COMPLETED'

/** Returns a function that gives each order line's review state. */
export async function lineReviews(db: Database, rows: readonly OrderRow[]) {
  const arrived = rows.filter(hasArrived).map(({ id }) => id)
  const written =
    arrived.length === 0
      ? []
      : await db.select().from(reviews).where(inArray(reviews.orderId, arrived))
  const starsOf = new Map(written.map((review) => [lineKey(review), review.stars]))
  return (line: LineKey) => {
    const stars = starsOf.get(lineKey(line))
    return {
      can_review: arrived.includes(line.orderId) && stars === undefined,
      reviewed_stars: stars ?? null,
    }
  }
}

/** Lists a customer's reviews in the contract's form, newest first. */
export async function reviewsBy(db: Database, customerId: number) {
  const rows = await db
    .select({ review: reviews, trxRef: orders.trxRef })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(reviews.id))
  const written = rows.map(({ review }) => review)
  const toReviewDto = await toReviewDtos(db, written)
  return rows.map(({ review, trxRef }) => ({
    ...toReviewDto(review),
    trx_ref: trxRef,
    product_detail_id: review.productId,
    status: review.status,
  }))
}

async function findReview(tx: Database, key: LineKey) {
  const isIt = and(
    eq(reviews.orderId, key.orderId),
    eq(reviews.productId, key.productId),
    eq(reviews.sizeCode, key.sizeCode),
  )
  const [row] = await tx.select().from(reviews).where(isIt)
  return row
}

/**
 * Stores the review of an order line, for staff to moderate. An existing review is kept: returns false, or true if it
 * is identical. Throws NOT_FOUND for an unknown line or an anonymised order, and ORDER_CLOSED (400) for an order that
 * has not arrived.
 */
export function writeReview(
  db: Database,
  orderId: number,
  written: Written,
  now: Date,
): Promise<boolean> {
  const { product_detail_id: productId, size: sizeCode } = written
  const key = { orderId, productId, sizeCode }
  const said = saidIn(written)
  return db.transaction(async (tx) => {
    // The lock serialises this with anonymising: this is refused after it, or the review is deleted by it.
    const order = await lockById(tx, orderId)
    const [line] = await tx
      .select({ qty: orderLines.qty })
      .from(orderLines)
      .where(
        and(
          eq(orderLines.orderId, orderId),
          eq(orderLines.productId, productId),
          eq(orderLines.sizeCode, sizeCode),
        ),
      )
    if (!line || order.anonymisedAt) throw notFound(messages().answers.reviews.noLine)
    if (!hasArrived(order)) throw badRequest('ORDER_CLOSED', messages().answers.reviews.notArrived)
    const added = await tx
      .insert(reviews)
      .values({ ...key, ...said, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: reviews.id })
    return added.length > 0 || saysTheSame(await findReview(tx, key), said)
  })
}
