import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { FakeRefusal, type FakeReview, type FakeState } from '#tests/support/fake-engine/state.ts'

const written = z.looseObject({
  product_number: z.number(),
  size_code: z.string(),
  stars: z.number(),
})

const filters = z.object({
  status: z.string().optional(),
  product_number: z.coerce.number().optional(),
  customer_id: z.string().optional(),
  after: z.coerce.number().default(0),
  limit: z.coerce.number(),
})

export function reviewRoutes(app: FastifyInstance, state: FakeState): void {
  app.post('/adapter/orders/:trx_ref/reviews', ({ params, body }) => {
    const order = state.order(params)
    const said = written.parse(body)
    if (order.status !== 'COMPLETED') throw new FakeRefusal('ORDER_CLOSED', 409)
    const isOfLine = (review: FakeReview) =>
      review.trx_ref === order.trx_ref &&
      review.product_number === said.product_number &&
      review.size_code === said.size_code
    const known = state.reviews.find(isOfLine)
    const review: FakeReview = known ?? {
      ...said,
      number: state.reviews.length + 1,
      trx_ref: order.trx_ref,
      status: 'PENDING',
      created_at: new Date().toISOString(),
    }
    if (!known) state.reviews.push(review)
    order.reviews = state.reviews.filter(({ trx_ref }) => trx_ref === order.trx_ref)
    return { review }
  })
  app.get('/adapter/reviews', ({ query }) => {
    const { status, product_number, customer_id, after, limit } = filters.parse(query)
    const isWanted = (review: FakeReview) =>
      review.number > after &&
      (status === undefined || review.status === status) &&
      (product_number === undefined || review.product_number === product_number) &&
      (customer_id === undefined ||
        state.order({ trx_ref: review.trx_ref }).customer_id === customer_id)
    return { reviews: state.reviews.filter(isWanted).slice(0, limit) }
  })
}
