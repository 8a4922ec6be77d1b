import 'server-only'
import { readOpenedVoucher, readVoucher } from '#lib/actions/own-reads.ts'
import { getOrder } from '#lib/api/account.ts'
import { getOrderByToken } from '#lib/api/guest-orders.ts'
import { withNext } from '#lib/config/next-path.ts'
import type { Order } from '#lib/contract/order.ts'
import { seeOther } from '#lib/gateway/respond.ts'
import type { Arrival, Handlers, Visit } from '#lib/gateway/visit.ts'
import { parseId, pickupCode } from '#lib/rules/codes.ts'
import { readOrderToken } from '#lib/session/order-cookie.ts'
import { readToken } from '#lib/session/session.ts'
import { sessionEndPath } from '#lib/session/session-ended.ts'
import { voucherDocument } from '#lib/voucher/voucher-document.ts'

/** How long a browser keeps a voucher, in seconds: a week. It asks again whenever there is a network (lib/voucher/voucher-script.ts). */
const keptSeconds = 7 * 24 * 60 * 60

/** The nonce of the policy that middleware.ts has put into the request; empty in development, which has no policy. */
const nonceOf = ({ headers }: Request): string =>
  /'nonce-([^']+)'/.exec(headers.get('Content-Security-Policy') ?? '')?.[1] ?? ''

const html = { 'Content-Type': 'text/html; charset=utf-8' }

function voucherFile(order: Order, code: string): Response {
  const headers = {
    ...html,
    'Content-Disposition': 'attachment; filename="pickup-code.html"',
    'Cache-Control': 'no-store',
  }
  return new Response(voucherDocument(order, code, null), { headers })
}

/** The voucher of a paid pickup; for any other a redirect to its page, which says what there is to say. */
function voucherOf({ request, url }: Visit, order: Order | null, path: string): Response {
  const code = order && pickupCode(order)
  if (!order || !code) return seeOther(path)
  const { pathname, searchParams } = url
  if (searchParams.has('file')) return voucherFile(order, code)
  const actions = { orderPath: path, filePath: `${pathname}?file`, nonce: nonceOf(request) }
  return new Response(voucherDocument(order, code, actions), {
    headers: {
      ...html,
      'Cache-Control': `private, max-age=${keptSeconds}`,
      // A browser that has signed out, or closed the order, has other cookies: the copy is not used any more.
      Vary: 'Cookie',
    },
  })
}

/** The voucher of the order that this browser has opened. Throws ApiError. */
async function openedVoucher(visit: Visit): Promise<Response> {
  const token = await readOrderToken(visit.cookies)
  if (token === null) return seeOther('/order')
  return voucherOf(visit, await getOrderByToken(token), '/order')
}

const idIn = ({ url }: Arrival) => url.pathname.split('/').at(-2) ?? ''

const orderPath = (arrival: Arrival) => `/account/orders/${idIn(arrival)}`

/** The voucher of one of the customer's orders; a guest is led to the sign-in. Throws ApiError. */
async function ownVoucher(visit: Visit): Promise<Response> {
  const token = await readToken(visit.cookies)
  if (token === null) return seeOther(withNext('/sign-in', visit.url.pathname))
  return voucherOf(visit, await getOrder(token, parseId(idIn(visit))), orderPath(visit))
}

export const pickupHandlers: Handlers = {
  [readOpenedVoucher.at]: { handle: openedVoucher, refuse: () => seeOther('/order') },
  [readVoucher.at]: {
    handle: ownVoucher,
    refuse: (arrival, { failure: { status } }) =>
      seeOther(status === 401 ? sessionEndPath(arrival.url.pathname) : orderPath(arrival)),
  },
}
