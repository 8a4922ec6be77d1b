import 'server-only'
import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { orderTokenLimit } from '@etalase/contract/rules/constants.ts'
import {
  closeOrder,
  lookUpOrder,
  openOfferedOrder,
  renewOrderLink,
} from '#lib/actions/order-actions.ts'
import { openMailedLink, readOpenedOrder } from '#lib/actions/own-reads.ts'
import { ApiError } from '#lib/api/api-error.ts'
import type { Failure } from '#lib/api/failure.ts'
import { getOrderByToken } from '#lib/api/guest-orders.ts'
import { callBackend } from '#lib/api/server.ts'
import { limitAttempts } from '#lib/gateway/limits.ts'
import { fieldText } from '#lib/gateway/read-input.ts'
import { failureResponse, respondWithData, seeOther } from '#lib/gateway/respond.ts'
import type { Answer, Arrival, Handler, Handlers, Said, Visit } from '#lib/gateway/visit.ts'
import type { Cookies } from '#lib/session/cookies.ts'
import { accountName, keepKnown, orderName, readKnown } from '#lib/session/known-cookie.ts'
import {
  dropOrderToken,
  keepOfferedToken,
  keepOrderToken,
  readOrderToken,
  unsealToken,
} from '#lib/session/order-cookie.ts'
import { guestOrderMessages } from '#messages/guest-order.ts'

/** Records that this browser knows an order opened by link, unless it already does. */
async function keepOpenedOrder(
  cookies: Cookies,
  { trxRef, token }: { trxRef: string; token: string },
): Promise<void> {
  const name = orderName(orderNumber(trxRef))
  if ((await readKnown(cookies, name))?.token) return
  await keepKnown(cookies, { name, token })
}

const page = '/order'

const notOpen: Failure = { status: 404, code: 'NOT_FOUND', message: guestOrderMessages.gone }

/** Returns the current state of the order opened in this browser; 404 when there is none. Throws ApiError. */
async function loadOpened({ cookies, traceId }: Visit): Promise<Response> {
  const token = await readOrderToken(cookies)
  if (token === null) return failureResponse(notOpen, traceId)
  const user_order = await getOrderByToken(token).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'LINK_EXPIRED') return null
    throw error
  })
  if (user_order === null) return failureResponse(notOpen, traceId)
  await keepOpenedOrder(cookies, { trxRef: user_order.trx_ref, token })
  return respondWithData({ user_order })
}

/** Returns the order that a token opens; null for an invalid token. Throws ApiError when the backend doesn't answer. */
async function orderOf(token: string): Promise<string | null> {
  try {
    return (await getOrderByToken(token)).trx_ref
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'LINK_EXPIRED' || error.isNotFound))
      return null
    throw error
  }
}

/** Whether the shopper came from no page, such as a mail program, or from one of ours; other sites can't fake this. */
const isOwnNavigation = ({ headers }: Request) =>
  ['none', 'same-origin'].includes(headers.get('sec-fetch-site') ?? '')

/**
 * Whether a link opens its order without asking: that order is already open, or none is open and no other site sent the
 * shopper here. Throws ApiError.
 */
async function opensAtOnce({ cookies, request }: Visit, token: string): Promise<boolean> {
  const kept = await readOrderToken(cookies)
  const open = kept === null ? null : await orderOf(kept)
  return open === null ? isOwnNavigation(request) : open === (await orderOf(token))
}

/** Returns the token in the link; null for one that the shop can't have sent. */
function tokenIn({ url }: Arrival): string | null {
  const token = url.searchParams.get('token') ?? ''
  return token === '' || token.length > orderTokenLimit ? null : token
}

/** Redirects to the page that asks whether to open the order of a link. */
async function offer(arrival: Arrival): Promise<Response> {
  const token = tokenIn(arrival)
  if (token === null) return seeOther(page)
  await keepOfferedToken(arrival.cookies, token)
  return seeOther('/order/offered')
}

/**
 * Moves the token of a mailed link into a cookie and redirects to a URL without it: the order's page, or one that asks
 * first. That page verifies the token with the backend.
 */
async function openLink(visit: Visit): Promise<Response> {
  const token = tokenIn(visit)
  if (token === null || !(await opensAtOnce(visit, token))) return offer(visit)
  await keepOrderToken(visit.cookies, token)
  return seeOther(page)
}

/** The order number and e-mail address of a form. */
const namedIn = ({ fields }: Visit) => ({
  order_number: fields.order_number ?? '',
  email: fields.email ?? '',
})

/** Opens an order by number and e-mail address. Throws ApiError. */
async function lookUp(visit: Visit): Promise<Response> {
  const { cookies, caller } = visit
  const call = 'POST order-lookup'
  const named = namedIn(visit)
  const name = orderName(named.order_number)
  const known = await readKnown(cookies, name)
  // A stranger has to guess the number of an order placed with this address.
  await limitAttempts({ call, name: accountName(named.email), known })
  const body = { ...named, order_token: known?.token }
  const { order_token: token } = await callBackend(call, { body }, caller)
  await keepOrderToken(cookies, token)
  await keepKnown(cookies, { name, token })
  return seeOther(page)
}

/**
 * Mails a link to an order, by number and e-mail address. The limit is per pair, so knowing only one of them can't use
 * up its mails. Throws ApiError.
 */
async function mailLink(visit: Visit): Promise<Said> {
  const call = 'POST order-link'
  const named = namedIn(visit)
  const name = `${orderName(named.order_number)} ${accountName(named.email)}`
  await limitAttempts({ call, name, known: null })
  const { message } = await callBackend(call, { body: named }, visit.caller)
  return { message, isDone: true }
}

/** Returns the token of the order that a form offers; null when missing or expired. */
const readOffer = ({ given }: Visit) => unsealToken(fieldText(given, 'offer'))

/** Opens the offered order instead of the current one. */
async function openOffered(visit: Visit): Promise<Answer> {
  const token = await readOffer(visit)
  if (token === null) return { message: guestOrderMessages.offerExpired }
  await keepOrderToken(visit.cookies, token)
  return seeOther(page)
}

/** Mails a new link to an order whose link has expired, offered or open. Throws ApiError. */
async function renewLink(visit: Visit): Promise<Answer> {
  const order_token = (await readOffer(visit)) ?? (await readOrderToken(visit.cookies))
  if (order_token === null) return seeOther(page)
  const { message } = await callBackend('POST order-link', { body: { order_token } }, visit.caller)
  return { message, isDone: true }
}

function close({ cookies }: Visit): Response {
  dropOrderToken(cookies)
  return seeOther(page)
}

/** Orders of guests are optional for a backend. */
const refuse: Handler['refuse'] = (_, { error }) =>
  error instanceof ApiError && error.isMissingCall
    ? { message: guestOrderMessages.notOffered }
    : null

export const openedOrderHandlers: Handlers = {
  [readOpenedOrder.at]: { handle: loadOpened },
  [openMailedLink.at]: { handle: openLink, refuse: offer },
  [lookUpOrder.at]: {
    handle: (visit) => (visit.call === 'POST order-link' ? mailLink(visit) : lookUp(visit)),
    refuse,
  },
  [openOfferedOrder.at]: { handle: openOffered, refuse },
  [renewOrderLink.at]: { handle: renewLink, refuse },
  [closeOrder.at]: { handle: close, refuse },
}
