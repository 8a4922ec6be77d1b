import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { getOrder } from '#lib/api/account.ts'
import { sessionIsGone } from '#lib/api/failure.ts'
import { callBackend } from '#lib/api/server.ts'
import { endpoints } from '#lib/contract/endpoints.ts'
import type { Order } from '#lib/contract/order.ts'
import { callerOf, type ShopperCaller } from '#lib/gateway/caller.ts'
import {
  type FormOrder,
  pagesOf,
  requireOpened,
  respondToFailure,
} from '#lib/gateway/form-order.ts'
import { handleOwnWrite } from '#lib/gateway/handle-own-write.ts'
import { limitByAddress } from '#lib/gateway/limit-rate.ts'
import { parseBody } from '#lib/gateway/read-input.ts'
import { readFormWithPictures, readPictures, whenFewRead } from '#lib/gateway/read-pictures.ts'
import { redirectWithFlash, seeOther } from '#lib/gateway/redirect.ts'
import { problemTexts } from '#lib/messages/problem-messages.ts'
import { parseId } from '#lib/rules/codes.ts'
import { issuesOf, readForm } from '#lib/rules/field.ts'
import { returnForm } from '#lib/rules/forms.ts'
import type { Flash } from '#lib/session/flash.ts'
import { readOrderToken } from '#lib/session/order-cookie.ts'
import { returnsMessages } from '#messages/returns.ts'

/** The order that the address of the form names; null when it names none and none is opened. */
async function readOrder({ nextUrl, cookies }: NextRequest): Promise<FormOrder | null> {
  const named = nextUrl.searchParams.get('id')
  const id = named === null ? null : parseId(named)
  if (named !== null) return id === null ? null : { id }
  const order_token = await readOrderToken(cookies)
  if (order_token === null) return null
  return { order_token, trx_ref: nextUrl.searchParams.get('trx_ref') ?? '' }
}

const callOf = (order: FormOrder) =>
  'id' in order ? 'POST user/order-return' : 'POST order-return'

/** Who sends the form, and the order that it is about; null for one that the sender does not have. Throws ApiError. */
async function findOrder(request: NextRequest, order: FormOrder) {
  const call = callOf(order)
  await limitByAddress(request, call)
  const caller = await callerOf(request, endpoints[call].access)
  if ('order_token' in order) return { caller, found: await requireOpened(call, order) }
  if (!caller.token) throw sessionIsGone(call)
  return { caller, found: await getOrder(caller.token, order.id) }
}

/**
 * Where the sender is led when the order cannot be returned: to the order for one that was asked for, else to the page that says
 * so; null for one that can be. Decided before anything of the form is read: its pictures cost memory and time.
 */
function refuse(order: FormOrder, found: Order | null): NextResponse | null {
  if (found?.return_until) return null
  const { orderPath } = pagesOf(order)
  return seeOther(found?.return_request ? orderPath : `${orderPath}/return`)
}

/** Sends the request and gives the backend's message. Throws ApiError. */
async function send(order: FormOrder, asked: object, caller: ShopperCaller): Promise<string> {
  if ('id' in order) {
    const call = 'POST user/order-return'
    const body = parseBody(call, endpoints[call].body, { ...asked, id: order.id })
    return (await callBackend(call, { body }, caller)).message
  }
  const call = 'POST order-return'
  const { order_token } = order
  const body = parseBody(call, endpoints[call].body, { ...asked, order_token })
  return (await callBackend(call, { body }, caller)).message
}

/** Back to the form with what was said about it. Pictures do not come back: a browser sends none that were not chosen. */
const redirectToForm = (order: FormOrder, said: Partial<Flash>) => {
  const { page, orderPath } = pagesOf(order)
  return redirectWithFlash({ page, ...said }, `${orderPath}/return`)
}

interface Submission {
  order: FormOrder
  caller: ShopperCaller
  /** Gets what was typed as soon as it is known. */
  keepTyped: (values: Flash['values']) => void
}

/** Reads the form and sends it. Throws ApiError. */
async function submit(
  request: NextRequest,
  { order, caller, keepTyped }: Submission,
): Promise<NextResponse> {
  const form = await readFormWithPictures(request, callOf(order))
  const fields = readForm(returnForm, (name) => String(form.get(name) ?? ''))
  const values = { ...fields }
  keepTyped(values)
  const read = await readPictures(form)
  const problems = {
    ...problemTexts(issuesOf(returnForm, fields), returnsMessages.problems),
    ...('problem' in read ? { pictures: read.problem } : {}),
  }
  if ('problem' in read || Object.keys(problems).length > 0) {
    const hadPictures = 'pictures' in read && read.pictures.length > 0
    const message = hadPictures ? returnsMessages.chooseAgain : ''
    return redirectToForm(order, { values, problems, message })
  }
  const message = await send(order, { ...fields, pictures: read.pictures }, caller)
  const { page, orderPath } = pagesOf(order)
  return redirectWithFlash({ page, message, isDone: true }, orderPath)
}

/** Handles the form that asks to return an order: a post with pictures, answered by a redirect. */
export function handleReturnForm(request: NextRequest): Promise<Response> {
  let order: FormOrder | null = null
  let values: Flash['values'] = {}
  const handle = async () => {
    order = await readOrder(request)
    if (order === null) return seeOther('/order')
    const { caller, found } = await findOrder(request, order)
    const refusal = refuse(order, found)
    if (refusal || found === null) return refusal ?? seeOther('/order')
    const keepTyped = (typed: Flash['values']) => {
      values = typed
    }
    const asked = { order, caller, keepTyped }
    return whenFewRead({ call: callOf(order), order: found.trx_ref }, () => submit(request, asked))
  }
  return handleOwnWrite(request, handle, (failure) =>
    respondToFailure(request, failure, (message) =>
      order === null ? seeOther('/order') : redirectToForm(order, { values, message }),
    ),
  )
}
