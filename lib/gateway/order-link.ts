import 'server-only'
import {
  closeOrder,
  lookUpOrder,
  mailOrderLink,
  openOfferedOrder,
  renewOrderLink,
} from '#lib/actions/order-actions.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { callBackend } from '#lib/api/server.ts'
import { limitAttempts } from '#lib/gateway/limits.ts'
import { keepKnownOrder } from '#lib/gateway/opened-order.ts'
import { fieldText } from '#lib/gateway/read-input.ts'
import { seeOther } from '#lib/gateway/respond.ts'
import type { Answer, Handler, Handlers, Said, Visit } from '#lib/gateway/visit.ts'
import { accountName, orderName, readKnown } from '#lib/session/known-cookie.ts'
import {
  dropOrderToken,
  keepOrderToken,
  readOrderToken,
  unsealToken,
} from '#lib/session/order-cookie.ts'
import { guestOrderMessages } from '#messages/guest-order.ts'

const page = '/order'

/** An order by its number and e-mail address. */
const namedIn = ({ fields }: Visit) => ({
  order_number: fields.order_number ?? '',
  email: fields.email ?? '',
})

/** Opens an order by its number and e-mail address. Throws ApiError. */
async function lookUp(visit: Visit): Promise<Response> {
  const { cookies, caller } = visit
  const call = 'POST order-lookup'
  const named = namedIn(visit)
  const known = await readKnown(cookies, orderName(named.order_number))
  // A stranger has to guess the number of an order of this address.
  await limitAttempts({ call, name: accountName(named.email), known })
  const body = { ...named, order_token: known?.token }
  const { order_token: token } = await callBackend(call, { body }, caller)
  await keepOrderToken(cookies, token)
  await keepKnownOrder(cookies, { number: named.order_number, token })
  return seeOther(page)
}

/**
 * Mails a link to an order, by its number and e-mail address. Whoever knows one of them alone cannot use up its mails. Throws
 * ApiError.
 */
async function mailLink(visit: Visit): Promise<Said> {
  const call = 'POST order-link'
  const named = namedIn(visit)
  const name = `${orderName(named.order_number)} ${accountName(named.email)}`
  await limitAttempts({ call, name, known: null })
  const { message } = await callBackend(call, { body: named }, visit.caller)
  return { message, isDone: true }
}

/** The token of the order that a form offers; null when it offers none, or no longer. */
const readOffer = ({ given }: Visit) => unsealToken(fieldText(given, 'offer'))

/** Opens the order that was offered, in place of another one. */
async function openOffered(visit: Visit): Promise<Answer> {
  const token = await readOffer(visit)
  if (token === null) return { message: guestOrderMessages.offerExpired }
  await keepOrderToken(visit.cookies, token)
  return seeOther(page)
}

/** Mails a new link to the order whose link has expired: one that is offered, or that is open. Throws ApiError. */
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

/** Not every backend has the orders of guests. */
const refuse: Handler['refuse'] = (_, { error }) =>
  error instanceof ApiError && error.isMissingCall
    ? { message: guestOrderMessages.notOffered }
    : null

export const orderHandlers: Handlers = {
  [lookUpOrder.at]: { handle: lookUp, refuse },
  [mailOrderLink.at]: { handle: mailLink, refuse },
  [openOfferedOrder.at]: { handle: openOffered, refuse },
  [renewOrderLink.at]: { handle: renewLink, refuse },
  [closeOrder.at]: { handle: close, refuse },
}
