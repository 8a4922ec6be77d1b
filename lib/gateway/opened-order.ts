import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { ApiError } from '#lib/api/api-error.ts'
import { getOrderByToken } from '#lib/api/guest-orders.ts'
import { failureResponse } from '#lib/gateway/failure-response.ts'
import { keepOpenedOrder } from '#lib/gateway/known-orders.ts'
import { logRequestFailure } from '#lib/gateway/log-request-failure.ts'
import { seeOther } from '#lib/gateway/redirect.ts'
import { currentRequestId } from '#lib/log/request-context.ts'
import * as words from '#lib/messages/words.ts'
import { orderTokenLimit } from '#lib/rules/text-limits.ts'
import { keepOrderToken, readOrderToken } from '#lib/session/order-cookie.ts'

const notOpen = { status: 404, code: 'NOT_FOUND', message: words.guestOrder.gone } as const

/** Responds with the order that this browser has opened, as it is now; with 404 when there is none. */
export async function respondWithOrder(request: NextRequest): Promise<Response> {
  const traceId = currentRequestId()
  const token = await readOrderToken(request.cookies)
  if (token === null) return failureResponse(notOpen, traceId)
  try {
    const user_order = await getOrderByToken(token)
    const headers = { 'Cache-Control': 'no-store' }
    const response = NextResponse.json({ data: { user_order } }, { headers })
    await keepOpenedOrder(request, response, { trxRef: user_order.trx_ref, token })
    return response
  } catch (error) {
    if (error instanceof ApiError && error.code === 'LINK_EXPIRED')
      return failureResponse(notOpen, traceId)
    return failureResponse(logRequestFailure(request, traceId, error), traceId)
  }
}

/**
 * Takes the token out of the link in a mail: keeps it in a cookie and redirects to the page without it. The page asks the
 * backend whether it is one.
 */
export async function openMailedLink(request: NextRequest): Promise<Response> {
  const token = request.nextUrl.searchParams.get('token') ?? ''
  const response = seeOther('/order')
  if (token !== '' && token.length <= orderTokenLimit) await keepOrderToken(response.cookies, token)
  return response
}
