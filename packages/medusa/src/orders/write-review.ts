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

/** Translates the engine's refusal of a review into the contract's. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof EngineError)) return error
  if (error.status === 404) return noLine()
  if (error.reason !== 'ORDER_CLOSED') return error
  return badRequest('ORDER_CLOSED', messages().answers.reviews.notArrived)
}

/**
 * Stores a review of an order line in the engine, until staff decide on it. Returns false when the line has another review. Throws
 * NOT_FOUND for a line that isn't in the order, and ORDER_CLOSED (400) for an order that hasn't arrived.
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
