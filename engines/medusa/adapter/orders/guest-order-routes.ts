import type { FastifyInstance } from 'fastify'
import { badRequest } from '#backend/http/http-error.ts'
import { messages } from '#backend/messages/messages.ts'
import { lookupLimit } from '#backend/orders/lookup-limit.ts'
import { issueOrderToken, lookupDays, readOrderToken } from '#backend/orders/order-token.ts'
import type { Adapter } from '#engines/medusa/adapter/adapter.ts'
import type { AnswerCall } from '#engines/medusa/adapter/http/answer-call.ts'
import { cancelOrder } from '#engines/medusa/adapter/orders/cancel-order.ts'
import type { EngineOrder } from '#engines/medusa/adapter/orders/engine-order.ts'
import { findOrder } from '#engines/medusa/adapter/orders/find-orders.ts'
import { toOrder } from '#engines/medusa/adapter/orders/order-dto.ts'
import { hexOrderNumber, orderNumber } from '#lib/rules/codes.ts'
import { emailKey } from '#lib/rules/email.ts'

const numberPattern = /^[0-9a-f]{8}$/

const unknownOrder = () => badRequest('ORDER_UNKNOWN', messages().answers.order.notFound)

const expiredLink = () => badRequest('LINK_EXPIRED', messages().answers.order.linkExpired)

/** Orders for guests who have their number and e-mail address, or a token. */
export function guestOrderRoutes(app: FastifyInstance, answer: AnswerCall, adapter: Adapter): void {
  const { secret, now } = adapter
  const limit = lookupLimit(app)

  /** Whether a token, expired or not, is one of the order with this number: strangers have none. */
  async function knowsOrder(number: string, order_token: string | undefined): Promise<boolean> {
    const token = readOrderToken(secret, order_token ?? '', now())
    const order = token ? await findOrder(adapter, { ids: token.orderId }) : undefined
    return order !== undefined && orderNumber(order.trx_ref).toLowerCase() === number
  }

  /** The order of a token. Throws LINK_EXPIRED. */
  async function requireOrder(order_token: string): Promise<EngineOrder> {
    const token = readOrderToken(secret, order_token, now())
    const order =
      token && !token.hasExpired ? await findOrder(adapter, { ids: token.orderId }) : undefined
    if (!order) throw expiredLink()
    return order
  }

  answer('POST order-lookup', async (input, { request }) => {
    const number = hexOrderNumber(input.order_number)
    const email = emailKey(input.email)
    const isKnown = await knowsOrder(number, input.order_token)
    await limit(request, isKnown ? [`known ${number}`] : [number, email])
    const order = numberPattern.test(number)
      ? await findOrder(adapter, { trx_ref_start: number, email })
      : undefined
    // A customer's order is behind a password: a number and an address are too little.
    if (!order || order.customer_id) throw unknownOrder()
    return {
      user_order: await toOrder(adapter, order),
      order_token: issueOrderToken(secret, order.id, { now: now(), days: lookupDays }),
    }
  })

  answer('POST order-by-token', async ({ order_token }) => ({
    user_order: await toOrder(adapter, await requireOrder(order_token)),
  }))

  answer('POST order-cancel', async ({ order_token }) => {
    await cancelOrder(adapter, await requireOrder(order_token))
    return { message: messages().answers.order.cancelled }
  })
}
