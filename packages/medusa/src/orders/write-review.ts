import { badRequest, notFound } from '@etalase/backend-kit/http/http-error.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { saidIn, saysTheSame, type Written } from '@etalase/backend-kit/orders/written-review.ts'
import { z } from 'zod'
import type { Adapter } from '#adapter.ts'
import { EngineError } from '#engine/engine.ts'
import { engineReview } from '#engine/reviews.ts'
import { type EngineOrder, lineName } from '#orders/engine-order.ts'
import { findLine } from '#orders/reviewed-lines.ts'

const answer = z.object({ review: engineReview })

const noLine = () => notFound(messages().answers.reviews.noLine)

/** What the engine says against a review, in the contract's words. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof EngineError)) return error
  if (error.status === 404) return noLine()
  if (error.reason !== 'ORDER_CLOSED') return error
  return badRequest('ORDER_CLOSED', messages().answers.reviews.notArrived)
}

/**
 * Keeps the review of a line of an order in the engine, until staff decide on it. A line that has one keeps it: false, unless it says
 * the same. Throws NOT_FOUND for a line that the order does not have, and ORDER_CLOSED (400) for an order that has not arrived.
 */
export async function writeReview(
  adapter: Adapter,
  order: EngineOrder,
  written: Written,
): Promise<boolean> {
  const line = findLine(adapter, order, written)
  if (!line) throw noLine()
  const said = saidIn(written)
  const { review } = await adapter.engine
    .own('POST', `/orders/${order.trx_ref}/reviews`, {
      answer,
      body: {
        ...said,
        product_number: written.product_detail_id,
        size_code: written.size,
        product_name: lineName(line),
        size_name: line.size_name ?? line.size_code,
      },
    })
    .catch((error: unknown) => {
      throw refusalOf(error)
    })
  return saysTheSame(review, said)
}
