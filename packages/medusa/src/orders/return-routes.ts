import { badRequest, type HttpError, notFound } from '@etalase/backend-kit/http/http-error.ts'
import { ipRateLimit } from '@etalase/backend-kit/http/rate-limits.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { encodePictures } from '@etalase/backend-kit/orders/return-pictures.ts'
import type { ReturnReason } from '@etalase/contract/rules/constants.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Adapter } from '#adapter.ts'
import { EngineError, orNull } from '#engine/engine.ts'
import type { AnswerCall } from '#http/answer-call.ts'
import { type EngineOrder, returnDeadlineOf } from '#orders/engine-order.ts'
import { readOrder } from '#orders/read-order.ts'
import { requireOwnOrder, requireTokenOrder } from '#orders/require-order.ts'

interface Asked {
  reason: ReturnReason
  words: string
  /** JPEGs in Base64. */
  pictures: readonly string[]
}

const notArrived = (): HttpError =>
  badRequest('ORDER_CLOSED', messages().answers.returns.notArrived)

/** Whether the order's request is this one, and not an earlier one. */
const isKept = ({ return_request: kept }: EngineOrder, { reason, words }: Asked) =>
  kept?.reason === reason && kept.words === words

/**
 * Requests a return from the engine, once. Returns false when another request exists. Throws ORDER_CLOSED, and INVALID_INPUT for an invalid
 * picture.
 */
async function askForReturn(adapter: Adapter, order: EngineOrder, asked: Asked): Promise<boolean> {
  const { engine, returnDays, now } = adapter
  if (order.return_request) return isKept(order, asked)
  const until = returnDeadlineOf(order, returnDays)
  if (until === null) throw notArrived()
  if (until < toWib(now())) throw badRequest('ORDER_CLOSED', messages().answers.returns.tooLate)
  const { reason, words } = asked
  const encoded = await encodePictures(asked.pictures)
  const pictures = encoded.map((picture) => picture.toString('base64'))
  const answered = await engine
    .own('POST', `/orders/${order.trx_ref}/return`, {
      answer: z.object({ order: z.unknown() }),
      body: { reason, words, pictures },
    })
    .catch((error: unknown) => {
      throw error instanceof EngineError && error.reason === 'ORDER_CLOSED' ? notArrived() : error
    })
  return isKept(readOrder(engine, answered.order), asked)
}

/** Registers return requests, by customers and by anyone with the order's link. The engine turns them into returns of its own. */
export function returnRoutes(app: FastifyInstance, answer: AnswerCall, adapter: Adapter): void {
  const limit = ipRateLimit(app, { max: 60, timeWindow: '15 minutes' })

  async function ask(order: EngineOrder, request: Asked) {
    const { asked, already } = messages().answers.returns
    return { message: (await askForReturn(adapter, order, request)) ? asked : already }
  }

  async function pictureOf({ trx_ref }: EngineOrder, number: number) {
    const found = await orNull(
      adapter.engine.own('GET', `/orders/${trx_ref}/return/pictures/${number}`, {
        answer: z.object({ picture: z.string() }),
      }),
    )
    if (!found) throw notFound(messages().answers.returns.pictureGone)
    return found
  }

  answer('POST user/order-return', async ({ id, ...asked }, { customer, request }) => {
    await limit(request)
    return ask(await requireOwnOrder(adapter, customer, id), asked)
  })

  answer('POST order-return', async ({ order_token, ...asked }, { request }) => {
    await limit(request)
    return ask(await requireTokenOrder(adapter, order_token), asked)
  })

  answer('GET user/order-return-picture', async ({ id, number }, { customer }) =>
    pictureOf(await requireOwnOrder(adapter, customer, id), number),
  )

  answer('POST order-return-picture', async ({ order_token, number }) =>
    pictureOf(await requireTokenOrder(adapter, order_token), number),
  )
}
