import { errorForLog } from '@etalase/backend-kit/http/error-log.ts'
import { badRequest } from '@etalase/backend-kit/http/http-error.ts'
import type { MailLimit } from '@etalase/backend-kit/mail/mail-limit.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { lookupLimit } from '@etalase/backend-kit/orders/lookup-limit.ts'
import { issueOrderToken, lookupDays } from '@etalase/backend-kit/orders/order-token.ts'
import { hexOrderNumber, orderNumber } from '@etalase/contract/rules/codes.ts'
import { emailKey } from '@etalase/contract/rules/email.ts'
import type { FastifyInstance } from 'fastify'
import type { Adapter } from '#adapter.ts'
import type { AnswerCall } from '#http/answer-call.ts'
import { addressed } from '#orders/addressee.ts'
import { cancelOrder } from '#orders/cancel-order.ts'
import type { EngineOrder } from '#orders/engine-order.ts'
import { findOrders } from '#orders/find-orders.ts'
import { mailOrder } from '#orders/mail-order.ts'
import { toOrder } from '#orders/order-dto.ts'
import { findByToken, requireTokenOrder } from '#orders/require-order.ts'

const numberPattern = /^[0-9a-f]{8}$/

const unknownOrder = () => badRequest('ORDER_UNKNOWN', messages().answers.order.notFound)

/** Registers order calls for guests, who have a number and e-mail address, or a token. */
export function guestOrderRoutes(
  app: FastifyInstance,
  answer: AnswerCall,
  { adapter, limitMails }: { adapter: Adapter; limitMails: MailLimit },
): void {
  const { secret, now } = adapter
  const limit = lookupLimit(app)

  /** Whether a token, expired or not, belongs to the order with this number. Strangers have none. */
  async function knowsOrder(number: string, order_token: string | undefined): Promise<boolean> {
    const found = await findByToken(adapter, order_token)
    return found !== null && orderNumber(found.order.trx_ref).toLowerCase() === number
  }

  /** Matches the buyer's current address. */
  async function findByNumber(number: string, email: string): Promise<EngineOrder | undefined> {
    if (!numberPattern.test(number)) return undefined
    const found = await findOrders(adapter, { trx_ref_start: number })
    const known = await Promise.all(found.map((order) => addressed(adapter, order)))
    return known
      .flatMap((each) => each?.order ?? [])
      .find((order) => emailKey(order.email) === email)
  }

  answer('POST order-lookup', async (input, { request }) => {
    const number = hexOrderNumber(input.order_number)
    const email = emailKey(input.email)
    const isKnown = await knowsOrder(number, input.order_token)
    await limit(request, isKnown ? [`known ${number}`] : [number, email])
    const order = await findByNumber(number, email)
    // A customer's order needs a password. A number and an address aren't enough.
    if (!order || order.customer_id) throw unknownOrder()
    return {
      user_order: await toOrder(adapter, order),
      order_token: issueOrderToken(secret, order.id, { now: now(), days: lookupDays }),
    }
  })

  answer('POST order-by-token', async ({ order_token }) => ({
    user_order: await toOrder(adapter, await requireTokenOrder(adapter, order_token)),
  }))

  answer('POST order-link', async (input, { request }) => {
    const number = hexOrderNumber(input.order_number ?? '')
    const email = emailKey(input.email ?? '')
    const known = await findByToken(adapter, input.order_token)
    // The response reveals nothing to guess at, so no limit lets strangers lock the buyer out.
    await limit(request, [])
    const order = known ? known.order : await findByNumber(number, email)
    if (order && (await limitMails(request, { kind: 'ORDER_LINK', to: order.trx_ref })) === 0)
      // Not awaited, so that known and unknown orders are answered in the same time.
      mailOrder(adapter, order, { kind: 'ORDER_LINK', detail: now().toISOString() }).catch(
        (error: unknown) => request.log.error(errorForLog(error), 'a link was not mailed'),
      )
    return { message: messages().answers.order.linkSent }
  })

  answer('POST order-cancel', async ({ order_token }) => {
    await cancelOrder(adapter, await requireTokenOrder(adapter, order_token))
    return { message: messages().answers.order.cancelled }
  })
}
