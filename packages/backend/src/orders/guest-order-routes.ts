import type { Context } from '@etalase/backend-kit/context.ts'
import { badRequest } from '@etalase/backend-kit/http/http-error.ts'
import { registerEndpoint } from '@etalase/backend-kit/http/register-endpoint.ts'
import { queueMail } from '@etalase/backend-kit/mail/mail-queue.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { requestLanguage } from '@etalase/backend-kit/messages/request-language.ts'
import { lookupLimit } from '@etalase/backend-kit/orders/lookup-limit.ts'
import {
  buyerOf,
  findById,
  findByNumber,
  type OrderRow,
} from '@etalase/backend-kit/orders/order-repository.ts'
import {
  issueOrderToken,
  lookupDays,
  orderIn,
  readOrderToken,
  secretFor,
} from '@etalase/backend-kit/orders/order-token.ts'
import { hexOrderNumber, orderNumber } from '@etalase/contract/rules/codes.ts'
import { emailKey } from '@etalase/contract/rules/email.ts'
import type { FastifyInstance } from 'fastify'
import { cancelOrder } from '#orders/cancel-order.ts'
import { toSingleOrderDto } from '#orders/order-list.ts'
import type { RouteOptions } from '#route-options.ts'

const unknownOrder = () => badRequest('ORDER_UNKNOWN', messages().answers.order.notFound)

const expiredLink = () => badRequest('LINK_EXPIRED', messages().answers.order.linkExpired)

type TokenContext = Pick<Context, 'db' | 'orderLinkSecret' | 'now'>

/** Finds the order of a token, expired or not, that was sent to the buyer's current address. Returns null for any other token. */
async function findByToken({ db, orderLinkSecret, now }: TokenContext, given = '') {
  const id = orderIn(given)
  const row = id === null ? undefined : await findById(db, id)
  if (!row || row.anonymisedAt) return null
  const secret = secretFor(orderLinkSecret, await buyerOf(db, row))
  const token = readOrderToken(secret, given, now())
  return token && { row, hasExpired: token.hasExpired }
}

/** Returns the order of a token. Throws LINK_EXPIRED. */
export async function requireTokenOrder(
  context: TokenContext,
  order_token: string,
): Promise<OrderRow> {
  const found = await findByToken(context, order_token)
  if (!found || found.hasExpired) throw expiredLink()
  return found.row
}

/** Registers access to an order by its number and e-mail address, or by a token. */
export default function guestOrderRoutes(
  app: FastifyInstance,
  { context, limits: { limitMails } }: RouteOptions,
): void {
  const { db, now, orderLinkSecret, mailWorker } = context
  const limit = lookupLimit(app)

  /** Returns whether a token, expired or not, belongs to the order with this number. Strangers have none. */
  async function knowsOrder(number: string, order_token: string | undefined): Promise<boolean> {
    const found = await findByToken(context, order_token)
    return found !== null && orderNumber(found.row.trxRef).toLowerCase() === number
  }

  registerEndpoint(app, 'POST order-lookup', async (input, { request }) => {
    const number = hexOrderNumber(input.order_number)
    const email = emailKey(input.email)
    const isKnown = await knowsOrder(number, input.order_token)
    await limit(request, isKnown ? [`known ${number}`] : [number, email])
    const row = await findByNumber(db, number, email)
    // A customer's order needs a sign-in: number and address are not enough.
    const isGuests = row?.customerId === null
    if (!row || !isGuests) throw unknownOrder()
    const lifetime = { now: now(), days: lookupDays }
    return {
      user_order: await toSingleOrderDto(context, row),
      order_token: issueOrderToken(orderLinkSecret, row.id, lifetime),
    }
  })

  registerEndpoint(app, 'POST order-by-token', async ({ order_token }) => {
    const row = await requireTokenOrder(context, order_token)
    return { user_order: await toSingleOrderDto(context, row) }
  })

  registerEndpoint(app, 'POST order-cancel', async ({ order_token }) => {
    const { id } = await requireTokenOrder(context, order_token)
    await cancelOrder(db, id, now())
    mailWorker.deliver()
    return { message: messages().answers.order.cancelled }
  })

  registerEndpoint(app, 'POST order-link', async (input, { request }) => {
    const number = hexOrderNumber(input.order_number ?? '')
    const email = emailKey(input.email ?? '')
    const known = await findByToken(context, input.order_token)
    // No limit per order: the response reveals nothing, and strangers could otherwise lock the buyer out.
    await limit(request, [])
    const row = known ? known.row : await findByNumber(db, number, email)
    const isWanted = row && !row.anonymisedAt
    if (isWanted && (await limitMails(request, { kind: 'ORDER_LINK', to: row.trxRef })) === 0) {
      const at = now()
      // Each request queues its own mail, because an earlier one may be lost.
      const link = { orderId: row.id, kind: 'ORDER_LINK', isRepeatable: true } as const
      await queueMail(db, { ...link, language: requestLanguage() }, at)
      mailWorker.deliver()
    }
    return { message: messages().answers.order.linkSent }
  })
}
