import { toReviewDtos } from '@etalase/backend-kit/catalogue/product-reviews.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { orderLines, orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { reviews } from '@etalase/backend-kit/db/schema/reviews.ts'
import { notFound } from '@etalase/backend-kit/http/http-error.ts'
import { registerEndpoint } from '@etalase/backend-kit/http/register-endpoint.ts'
import { tellShopsOf } from '@etalase/backend-kit/tell-shops.ts'
import { orderNumber } from '@etalase/contract/rules/codes.ts'
import type { ReviewStatus, ReviewStep } from '@etalase/contract/rules/reviews.ts'
import { type StaffReview, staffReviewPageSize } from '@etalase/contract/staff-reviews.ts'
import { and, asc, eq, gt, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { RouteOptions } from '#route-options.ts'
import { logStaff } from '#staff/require-staff.ts'

/** Loads reviews in the form for staff, oldest first. */
async function findReviews(db: Database, which: SQL | undefined): Promise<StaffReview[]> {
  const isLine = and(
    eq(orderLines.orderId, reviews.orderId),
    eq(orderLines.productId, reviews.productId),
    eq(orderLines.sizeCode, reviews.sizeCode),
  )
  const rows = await db
    .select({ review: reviews, name: orderLines.productName, trxRef: orders.trxRef })
    .from(reviews)
    .innerJoin(orderLines, isLine)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .where(which)
    .orderBy(asc(reviews.id))
    .limit(staffReviewPageSize)
  const found = rows.map(({ review }) => review)
  const toReviewDto = await toReviewDtos(db, found)
  return rows.map(({ review, name, trxRef }) => ({
    ...toReviewDto(review),
    status: review.status,
    product_detail_id: review.productId,
    product_name: name,
    number: orderNumber(trxRef),
  }))
}

const statusAfter: Readonly<Record<ReviewStep, ReviewStatus>> = {
  approve: 'APPROVED',
  reject: 'REJECTED',
}

/** Registers the staff calls for reviews. A review is published once approved. */
export default function staffReviewRoutes(app: FastifyInstance, { context }: RouteOptions): void {
  const { db } = context

  registerEndpoint(app, 'GET staff/reviews', async ({ status, after = 0 }) => ({
    reviews: await findReviews(db, and(eq(reviews.status, status), gt(reviews.id, after))),
  }))

  registerEndpoint(app, 'POST staff/review-step', async ({ id, step }, { request }) => {
    await db.update(reviews).set({ status: statusAfter[step] }).where(eq(reviews.id, id))
    const [review] = await findReviews(db, eq(reviews.id, id))
    if (!review) throw notFound(`There is no review ${id}.`)
    logStaff(request, `review ${step}`, { id })
    await tellShopsOf(request, context, [`product:${review.product_detail_id}`])
    return { review }
  })
}
