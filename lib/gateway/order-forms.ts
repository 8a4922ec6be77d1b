import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { ApiError } from '#lib/api/api-error.ts'
import { callBackend } from '#lib/api/server.ts'
import { keepKnownOrder } from '#lib/gateway/known-orders.ts'
import { limitAttempts } from '#lib/gateway/limit-attempts.ts'
import { fieldText } from '#lib/gateway/read-input.ts'
import { redirectWithFlash, seeOther } from '#lib/gateway/redirect.ts'
import { type Submission, serveWrite } from '#lib/gateway/serve-write.ts'
import { problemTexts } from '#lib/messages/problem-messages.ts'
import { issuesOf, readForm, type Texts } from '#lib/rules/field.ts'
import { orderLookupForm } from '#lib/rules/forms.ts'
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

/** The forms of the page of an order, and the call by which each is limited. */
export const orderForms = {
  lookup: 'POST order-lookup',
  link: 'POST order-link',
  open: 'POST order/open',
  renew: 'POST order-link',
  close: 'POST order/close',
} as const

export type OrderForm = keyof typeof orderForms

const typedIn = (body: unknown): OrderLookup =>
  readForm(orderLookupForm, (field) => fieldText(body, field))

/** Opens an order by its number and e-mail address. Throws ApiError. */
async function lookUp({ request, caller }: Submission, typed: OrderLookup): Promise<NextResponse> {
  const call = orderForms.lookup
  const known = await readKnown(request.cookies, orderName(typed.order_number))
  // A stranger has to guess the number of an order of this address.
  await limitAttempts({ call, name: accountName(typed.email), known })
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
async function mailLink({ caller }: Submission, typed: OrderLookup): Promise<NextResponse> {
  const call = orderForms.link
  const name = `${orderName(typed.order_number)} ${accountName(typed.email)}`
  await limitAttempts({ call, name, known: null })
  const { message } = await callBackend(call, { body: typed }, caller)
  return redirectWithFlash({ page, message, isDone: true })
}

/** The token of the order that a form offers; null when it offers none, or no longer. */
const readOffer = (body: unknown) => unsealToken(fieldText(body, 'offer'))

/** Opens the order that was offered, in place of another one. */
async function openOffered({ body }: Submission): Promise<NextResponse> {
  const order_token = await readOffer(body)
  if (order_token === null)
    return redirectWithFlash({ page, message: guestOrderMessages.offerExpired })
  const response = seeOther(page)
  await keepOrderToken(response.cookies, order_token)
  return response
}

/** Mails a new link to the order whose link has expired: one that is offered, or that is open. Throws ApiError. */
async function renewLink({ request, body, caller }: Submission): Promise<NextResponse> {
  const order_token = (await readOffer(body)) ?? (await readOrderToken(request.cookies))
  if (order_token === null) return seeOther(page)
  const { message } = await callBackend(orderForms.renew, { body: { order_token } }, caller)
  return redirectWithFlash({ page, message, isDone: true })
}

function closeOrder(): NextResponse {
  const response = seeOther(page)
  dropOrderToken(response.cookies)
  return response
}

/** A form that names an order by its number and e-mail address; with problems it comes back. Throws ApiError. */
const named =
  (send: typeof lookUp) =>
  async (submission: Submission): Promise<NextResponse> => {
    const typed = typedIn(submission.body)
    const problems = problemTexts(issuesOf(orderLookupForm, typed), guestOrderMessages.problems)
    if (Object.keys(problems).length === 0) return send(submission, typed)
    return redirectWithFlash({ page, problems, values: { ...typed } })
  }

const handlers = {
  lookup: named(lookUp),
  link: named(mailLink),
  open: openOffered,
  renew: renewLink,
  close: closeOrder,
} satisfies Record<OrderForm, (submission: Submission) => NextResponse | Promise<NextResponse>>

const isTyped = (form: OrderForm) => form === 'lookup' || form === 'link'

/** Handles a form of the page of an order: a plain post, answered by a redirect to the page. */
export const handleOrderForm = (request: NextRequest, form: OrderForm): Promise<Response> =>
  serveWrite(request, {
    sends: { call: orderForms[form], access: 'server' },
    handle: async (submission) => handlers[form](submission),
    refuse: (failure, { error, body }) => {
      const isMissing = error instanceof ApiError && error.isMissingCall
      const message = isMissing ? guestOrderMessages.notOffered : failure.message
      const values = isTyped(form) ? { ...typedIn(body) } : {}
      return redirectWithFlash({ page, values, message })
    },
  })
