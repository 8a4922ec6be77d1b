import 'server-only'
import type { NextRequest } from 'next/server'
import { getOrder } from '#lib/api/account.ts'
import { getOrderByToken } from '#lib/api/guest-orders.ts'
import { withNext } from '#lib/config/next-path.ts'
import type { Order } from '#lib/contract/order.ts'
import { seeOther } from '#lib/gateway/redirect.ts'
import { serveRead } from '#lib/gateway/serve-read.ts'
import { parseId, pickupCode } from '#lib/rules/codes.ts'
import { readOrderToken } from '#lib/session/order-cookie.ts'
import { readToken } from '#lib/session/session.ts'
import { sessionEndPath } from '#lib/session/session-ended.ts'
import { voucherDocument } from '#lib/voucher/voucher-document.ts'

const call = 'GET pickup-voucher'

/** How long a browser keeps a voucher, in seconds: a week. It asks again whenever there is a network (lib/voucher/voucher-script.ts). */
const keptSeconds = 7 * 24 * 60 * 60

/** The nonce of the policy that middleware.ts has put into the request; empty in development, which has no policy. */
const nonceOf = ({ headers }: NextRequest): string =>
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
function voucherOf(request: NextRequest, order: Order | null, orderPath: string): Response {
  const code = order && pickupCode(order)
  if (!order || !code) return seeOther(orderPath)
  const { pathname, searchParams } = request.nextUrl
  if (searchParams.has('file')) return voucherFile(order, code)
  const actions = { orderPath, filePath: `${pathname}?file`, nonce: nonceOf(request) }
  return new Response(voucherDocument(order, code, actions), {
    headers: {
      ...html,
      'Cache-Control': `private, max-age=${keptSeconds}`,
      // A browser that has signed out, or closed the order, has other cookies: the copy is not used any more.
      Vary: 'Cookie',
    },
  })
}

/** Responds with the voucher of the order that this browser has opened. */
export async function respondWithOpenedVoucher(request: NextRequest): Promise<Response> {
  const token = await readOrderToken(request.cookies)
  if (token === null) return seeOther('/order')
  return serveRead(request, {
    call,
    load: async () => voucherOf(request, await getOrderByToken(token), '/order'),
    refuse: () => seeOther('/order'),
  })
}

/** Responds with the voucher of one of the customer's orders; a guest is redirected to the sign-in. */
export async function respondWithVoucher(request: NextRequest, id: string): Promise<Response> {
  const token = await readToken(request.cookies)
  const { pathname } = request.nextUrl
  if (token === null) return seeOther(withNext('/sign-in', pathname))
  const orderPath = `/account/orders/${encodeURIComponent(id)}`
  return serveRead(request, {
    call,
    load: async () => voucherOf(request, await getOrder(token, parseId(id)), orderPath),
    refuse: ({ status }) => seeOther(status === 401 ? sessionEndPath(pathname) : orderPath),
  })
}
