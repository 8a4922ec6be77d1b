import 'server-only'
import type { Order } from '@etalase/contract/order.ts'
import { parseId } from '@etalase/contract/rules/codes.ts'
import { getOrder } from '#lib/api/account.ts'
import { getOrderByToken } from '#lib/api/guest-orders.ts'
import { withNext } from '#lib/config/next-path.ts'
import { seeOther } from '#lib/gateway/respond.ts'
import type { Arrival, Handler, Visit } from '#lib/gateway/visit.ts'
import { readOrderToken } from '#lib/session/order-cookie.ts'
import { readToken } from '#lib/session/session.ts'
import { sessionEndPath } from '#lib/session/session-ended.ts'

/** Answers with a document of an order; `path` is the order's page, to which all other cases redirect. */
type Answers = (visit: Visit, order: Order | null, path: string) => Response | Promise<Response>

/** The headers of a document. */
export const html = { 'Content-Type': 'text/html; charset=utf-8' }

/** Returns the CSP nonce that middleware.ts put into the request; empty in development, which has no policy. */
export const nonceOf = ({ headers }: Request): string =>
  /'nonce-([^']+)'/.exec(headers.get('Content-Security-Policy') ?? '')?.[1] ?? ''

/** Serves a document of the order opened in this browser. */
export const openedDocument = (answer: Answers): Handler => ({
  handle: async (visit) => {
    const token = await readOrderToken(visit.cookies)
    if (token === null) return seeOther('/order')
    return answer(visit, await getOrderByToken(token), '/order')
  },
  refuse: () => seeOther('/order'),
})

const idIn = ({ url }: Arrival) => url.pathname.split('/').at(-2) ?? ''

const orderPath = (arrival: Arrival) => `/account/orders/${idIn(arrival)}`

/** Serves a document of one of the customer's orders; redirects a guest to sign-in. */
export const ownDocument = (answer: Answers): Handler => ({
  handle: async (visit) => {
    const token = await readToken(visit.cookies)
    if (token === null) return seeOther(withNext('/sign-in', visit.url.pathname))
    return answer(visit, await getOrder(token, parseId(idIn(visit))), orderPath(visit))
  },
  refuse: (arrival, { failure: { status } }) =>
    seeOther(status === 401 ? sessionEndPath(arrival.url.pathname) : orderPath(arrival)),
})
