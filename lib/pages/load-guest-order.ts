import 'server-only'
import type { Order } from '@etalase/contract/order.ts'
import { currentRequestId } from '@etalase/front/log/request-context.ts'
import { unstable_rethrow } from 'next/navigation'
import { ApiError } from '#lib/api/api-error.ts'
import { getOrderByToken, hasOrderLookup } from '#lib/api/guest-orders.ts'
import { logAndMapFailure } from '#lib/api/log-and-map-failure.ts'
import { readOfferedToken, readOrderToken } from '#lib/session/order-cookie.ts'
import { requestCookies } from '#lib/session/request-cookies.ts'

/**
 * The content of `/order`: the opened order, a form (`closed`), an `expired` link, alternatives when the backend lacks the call
 * (`without`), or a failure message.
 */
export type GuestOrderData =
  | { order: Order }
  | { state: 'closed' | 'expired' | 'without' }
  | { failure: string }

function stateAfter(error: unknown): GuestOrderData {
  unstable_rethrow(error)
  if (error instanceof ApiError && error.code === 'LINK_EXPIRED') return { state: 'expired' }
  if (error instanceof ApiError && error.isNotFound) return { state: 'without' }
  const request = { method: 'GET', url: '/order', traceId: currentRequestId() }
  return { failure: logAndMapFailure(request, error).message }
}

async function loadOrder(token: string): Promise<GuestOrderData> {
  try {
    return { order: await getOrderByToken(token) }
  } catch (error) {
    return stateAfter(error)
  }
}

/** Loads the order whose token this browser stores. */
export async function loadGuestOrder(): Promise<GuestOrderData> {
  const token = await readOrderToken(await requestCookies())
  if (token === null) return { state: (await hasOrderLookup()) ? 'closed' : 'without' }
  return loadOrder(token)
}

/** Loads the order that a link offers, the value that its form posts, and the order already open; null without a link. */
export async function loadOfferedOrder() {
  const offer = await readOfferedToken(await requestCookies())
  if (offer === null) return null
  const [offered, open] = await Promise.all([loadOrder(offer.token), loadGuestOrder()])
  return { sealed: offer.sealed, offered, open: 'order' in open ? open.order : null }
}
