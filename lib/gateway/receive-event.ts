import 'server-only'
import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { ApiError } from '#lib/api/api-error.ts'
import { forwardEvent } from '#lib/api/forward-events.ts'
import { type TradeEvent, tradeEventNames } from '#lib/browser/trade-events.ts'
import { env } from '#lib/config/env.ts'
import { failureResponse } from '#lib/gateway/failure-response.ts'
import { handleOwnWrite } from '#lib/gateway/handle-own-write.ts'
import { limitOwnWrites } from '#lib/gateway/limit-rate.ts'
import { parseBody, readBody } from '#lib/gateway/read-input.ts'
import { currentRequestId } from '#lib/log/request-context.ts'
import { errorsMessages } from '#messages/errors.ts'

const call = 'POST analytics'

const amount = z.int().min(0).max(1_000_000_000_000)
const count = z.int().min(0).max(1_000_000)

/** Strict: what is not named here is not passed on, and so cannot be personal data. */
const item = z.strictObject({
  item_id: z.string().regex(/^\d{1,10}$/),
  item_name: z.string().max(200).optional(),
  item_variant: z.string().max(20).optional(),
  price: amount.optional(),
  quantity: count.optional(),
  index: count.optional(),
})

const event = z.strictObject({
  name: z.enum(tradeEventNames),
  currency: z.literal('IDR'),
  value: amount.optional(),
  transaction_id: z
    .string()
    .regex(/^[\w-]{1,32}$/)
    .optional(),
  item_list_id: z
    .string()
    .regex(/^\/products(?:\?[\w=&%.,-]{0,300})?$/)
    .optional(),
  items: z.array(item).max(100),
}) satisfies z.ZodType<TradeEvent>

const notOffered = () =>
  new ApiError({
    kind: 'refused',
    call,
    status: 404,
    code: 'NOT_FOUND',
    shopperMessage: errorsMessages.notFound,
  })

/**
 * Takes an event of one of our own pages and passes it on to ANALYTICS_URL. Responds with 204 before that; with 400, 403, 413
 * or 429 to what it does not take, and with 404 in a shop that passes nothing on.
 */
export const receiveEvent = (request: NextRequest): Promise<Response> =>
  handleOwnWrite(
    request,
    async () => {
      const { analyticsUrl } = env
      if (analyticsUrl === undefined) throw notOffered()
      await limitOwnWrites(request, call)
      forwardEvent(analyticsUrl, parseBody(call, event, await readBody(request, call)))
      return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
    },
    (failure) => failureResponse(failure, currentRequestId()),
  )
