import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { ApiError } from '#lib/api/api-error.ts'
import { callBackend } from '#lib/api/server.ts'
import { handleOwnWrite } from '#lib/gateway/handle-own-write.ts'
import { keepKnownOrder } from '#lib/gateway/known-orders.ts'
import { limitAttempts } from '#lib/gateway/limit-attempts.ts'
import { limitByAddress, shopperAddress } from '#lib/gateway/limit-rate.ts'
import { fieldText, readBody } from '#lib/gateway/read-input.ts'
import { redirectWithFlash, seeOther } from '#lib/gateway/redirect.ts'
import { problemTexts } from '#lib/messages/problem-messages.ts'
import { issuesOf, readForm, type Texts } from '#lib/rules/field.ts'
import { orderLookupForm } from '#lib/rules/forms.ts'
import type { Flash } from '#lib/session/flash.ts'
import { accountName, orderName, readKnown } from '#lib/session/known-cookie.ts'
import {
  dropOrderToken,
  keepOrderToken,
  readOrderToken,
  unsealToken,
} from '#lib/session/order-cookie.ts'
import { guestOrderMessages } from '#messages/guest-order.ts'

const page = '/order'

type OrderLookup = Texts<typeof orderLookupForm>

/** The forms of `POST /api/order/<form>`. */
export const orderForms = ['lookup', 'link', 'open', 'renew', 'close'] as const
export type OrderForm = (typeof orderForms)[number]

async function readLookup(request: NextRequest, call: string): Promise<OrderLookup> {
  const body = await readBody(request, call)
  return readForm(orderLookupForm, (field) => fieldText(body, field))
}

/** Opens an order by its number and e-mail address. Throws ApiError. */
async function lookUp(request: NextRequest, typed: OrderLookup): Promise<NextResponse> {
  const call = 'POST order-lookup'
  const known = await readKnown(request.cookies, orderName(typed.order_number))
  // A stranger has to guess the number of an order of this address.
  await limitAttempts({ call, name: accountName(typed.email), known })
  const caller = { address: shopperAddress(request.headers) }
  const body = { ...typed, order_token: known?.token }
  const { order_token } = await callBackend(call, { body }, caller)
  const response = seeOther(page)
  await keepOrderToken(response.cookies, order_token)
  const order = { number: typed.order_number, token: order_token }
  await keepKnownOrder(request, response, order)
  return response
}

/**
 * Mails a link to an order, by its number and e-mail address. Whoever knows one of them alone cannot use up its mails. Throws
 * ApiError.
 */
async function mailLink(request: NextRequest, typed: OrderLookup): Promise<NextResponse> {
  const call = 'POST order-link'
  const name = `${orderName(typed.order_number)} ${accountName(typed.email)}`
  await limitAttempts({ call, name, known: null })
  const caller = { address: shopperAddress(request.headers) }
  const { message } = await callBackend(call, { body: typed }, caller)
  return redirectWithFlash({ page, message, isDone: true })
}

/** The token of the order that a form offers; null when it offers none, or no longer. Throws ApiError. */
const readOffer = async (request: NextRequest, call: string) =>
  unsealToken(fieldText(await readBody(request, call), 'offer'))

/** Opens the order that was offered, in place of another one. Throws ApiError. */
async function openOffered(request: NextRequest): Promise<NextResponse> {
  const order_token = await readOffer(request, 'POST order/open')
  if (order_token === null)
    return redirectWithFlash({ page, message: guestOrderMessages.offerExpired })
  const response = seeOther(page)
  await keepOrderToken(response.cookies, order_token)
  return response
}

/** Mails a new link to the order whose link has expired: one that is offered, or that is open. Throws ApiError. */
async function renewLink(request: NextRequest): Promise<NextResponse> {
  const order_token =
    (await readOffer(request, 'POST order/renew')) ?? (await readOrderToken(request.cookies))
  if (order_token === null) return seeOther(page)
  const caller = { address: shopperAddress(request.headers) }
  const { message } = await callBackend('POST order-link', { body: { order_token } }, caller)
  return redirectWithFlash({ page, message, isDone: true })
}

function closeOrder(): NextResponse {
  const response = seeOther(page)
  dropOrderToken(response.cookies)
  return response
}

async function respond(
  request: NextRequest,
  form: OrderForm,
  keepTyped: (typed: OrderLookup) => void,
): Promise<NextResponse> {
  if (form === 'close') return closeOrder()
  if (form === 'open') return openOffered(request)
  await limitByAddress(request, form === 'lookup' ? 'POST order-lookup' : 'POST order-link')
  if (form === 'renew') return renewLink(request)
  const typed = await readLookup(request, `POST order/${form}`)
  keepTyped(typed)
  const problems = problemTexts(issuesOf(orderLookupForm, typed), guestOrderMessages.problems)
  if (Object.keys(problems).length === 0)
    return form === 'lookup' ? lookUp(request, typed) : mailLink(request, typed)
  return redirectWithFlash({ page, problems, values: { ...typed } })
}

/** Handles a form of the page of an order: a plain post, answered by a redirect to the page. */
export function handleOrderForm(request: NextRequest, form: OrderForm): Promise<Response> {
  const flash: Pick<Flash, 'page'> & Partial<Flash> = { page }
  const handle = () =>
    respond(request, form, (typed) => {
      flash.values = { ...typed }
    })
  return handleOwnWrite(request, handle, (failure, error) => {
    const isMissing = error instanceof ApiError && error.isMissingCall
    const message = isMissing ? guestOrderMessages.notOffered : failure.message
    return redirectWithFlash({ ...flash, message })
  })
}
