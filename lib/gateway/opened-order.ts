import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { ApiError } from '#lib/api/api-error.ts'
import { getOrderByToken } from '#lib/api/guest-orders.ts'
import { failureResponse } from '#lib/gateway/failure-response.ts'
import { keepOpenedOrder } from '#lib/gateway/known-orders.ts'
import { seeOther } from '#lib/gateway/redirect.ts'
import { serveRead } from '#lib/gateway/serve-read.ts'
import { orderTokenLimit } from '#lib/rules/constants.ts'
import { keepOfferedToken, keepOrderToken, readOrderToken } from '#lib/session/order-cookie.ts'
import { guestOrderMessages } from '#messages/guest-order.ts'

const notOpen = { status: 404, code: 'NOT_FOUND', message: guestOrderMessages.gone } as const

/** The order that is opened, as it is now. Throws ApiError. */
async function loadOpened(request: NextRequest, traceId: string): Promise<Response> {
  const token = await readOrderToken(request.cookies)
  if (token === null) return failureResponse(notOpen, traceId)
  const user_order = await getOrderByToken(token).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'LINK_EXPIRED') return null
    throw error
  })
  if (user_order === null) return failureResponse(notOpen, traceId)
  const headers = { 'Cache-Control': 'no-store' }
  const response = NextResponse.json({ data: { user_order } }, { headers })
  await keepOpenedOrder(request, response, { trxRef: user_order.trx_ref, token })
  return response
}

/** Responds with the order that this browser has opened; with 404 when there is none. */
export const respondWithOrder = (request: NextRequest): Promise<Response> =>
  serveRead(request, {
    call: 'GET opened-order',
    load: (traceId) => loadOpened(request, traceId),
  })

/** The order that a token opens; null when it opens none. Throws ApiError when the backend does not say. */
async function orderOf(token: string): Promise<string | null> {
  try {
    return (await getOrderByToken(token)).trx_ref
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'LINK_EXPIRED' || error.isNotFound))
      return null
    throw error
  }
}

/** Whether the shopper came from no page, such as from a mail program, or from one of ours: no other site can do this. */
const isOwnNavigation = ({ headers }: NextRequest) =>
  ['none', 'same-origin'].includes(headers.get('sec-fetch-site') ?? '')

/**
 * Whether a link opens its order at once: when that order is open already, or when none is open and no other site has sent
 * the shopper here. Throws ApiError.
 */
async function opensAtOnce(request: NextRequest, token: string): Promise<boolean> {
  const kept = await readOrderToken(request.cookies)
  const open = kept === null ? null : await orderOf(kept)
  return open === null ? isOwnNavigation(request) : open === (await orderOf(token))
}

/** Redirects to the order of a token where it opens at once, else to the page that asks first. */
async function keepToken(token: string, isAtOnce: boolean): Promise<Response> {
  const response = seeOther(isAtOnce ? '/order' : '/order/offered')
  if (isAtOnce) await keepOrderToken(response.cookies, token)
  else await keepOfferedToken(response.cookies, token)
  return response
}

/**
 * Takes the token out of the link in a mail: keeps it in a cookie and redirects to a page without it: that of the order, or
 * one that asks first. The page asks the backend whether it is one.
 */
export async function openMailedLink(request: NextRequest): Promise<Response> {
  const token = request.nextUrl.searchParams.get('token') ?? ''
  if (token === '' || token.length > orderTokenLimit) return seeOther('/order')
  return serveRead(request, {
    call: 'GET order-link',
    load: async () => keepToken(token, await opensAtOnce(request, token)),
    refuse: () => keepToken(token, false),
  })
}
