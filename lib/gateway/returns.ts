import 'server-only'
import { askForReturn } from '#lib/actions/order-actions.ts'
import { readReturnPicture } from '#lib/actions/own-reads.ts'
import { getOrder } from '#lib/api/account.ts'
import { callBackend } from '#lib/api/server.ts'
import type { Order } from '#lib/contract/order.ts'
import { pictureNumber } from '#lib/contract/returns.ts'
import {
  type FormOrder,
  pagesOf,
  readFormOrder,
  refuseOther,
  requireOpened,
  sendAbout,
} from '#lib/gateway/order-writes.ts'
import { failureResponse, notFound, seeOther } from '#lib/gateway/respond.ts'
import { readFormWithPictures, readPictures, whenFewRead } from '#lib/gateway/return-pictures.ts'
import type { Answer, Arrival, Handlers, Said, Visit } from '#lib/gateway/visit.ts'
import { problemTexts } from '#lib/messages/problem-messages.ts'
import { issuesOf, readForm } from '#lib/rules/field.ts'
import { returnForm } from '#lib/rules/forms.ts'
import { returnsMessages } from '#messages/returns.ts'

/** The order that a form is about; null for one that its sender does not have. Throws ApiError. */
const findOrder = ({ call, caller }: Visit, order: FormOrder): Promise<Order | null> =>
  'order_token' in order ? requireOpened(call, order) : getOrder(caller.token ?? '', order.id)

/** Reads the form and sends it. Pictures do not come back with problems: a browser sends none that were not chosen. Throws ApiError. */
async function submit(visit: Visit, order: FormOrder): Promise<Said> {
  const form = await readFormWithPictures(visit.request, visit.call)
  const fields = readForm(returnForm, (name) => String(form.get(name) ?? ''))
  // From here on a failure shows what was typed.
  Object.assign(visit, { fields, given: { ...visit.given, ...fields } })
  const read = await readPictures(form)
  const problems = {
    ...problemTexts(issuesOf(returnForm, fields), returnsMessages.problems),
    ...('problem' in read ? { pictures: read.problem } : {}),
  }
  if ('problem' in read || Object.keys(problems).length > 0) {
    const hadPictures = 'pictures' in read && read.pictures.length > 0
    return { problems, message: hadPictures ? returnsMessages.chooseAgain : '' }
  }
  return sendAbout(visit, order, { pictures: read.pictures })
}

/**
 * Asks to return an order. Whether it can be returned is decided before anything of the form is read: one that was asked for
 * is shown, for any other the page says why not. Throws ApiError.
 */
async function ask(visit: Visit): Promise<Answer> {
  const order = await readFormOrder(visit)
  if (order === null) return seeOther('/order')
  const found = await findOrder(visit, order)
  const { orderPath } = pagesOf(visit)
  if (!found?.return_until)
    return seeOther(found?.return_request ? orderPath : `${orderPath}/return`)
  return whenFewRead({ call: visit.call, order: found.trx_ref }, () => submit(visit, order))
}

/** The picture of a request, in Base64; null when the address names none. Throws ApiError. */
async function loadPicture(visit: Visit): Promise<string | null> {
  const number = pictureNumber.safeParse(visit.given.number).data
  const order = await readFormOrder(visit)
  if (number === undefined || order === null) return null
  if ('id' in order) {
    const query = { id: order.id, number }
    return (await callBackend('GET user/order-return-picture', { query }, visit.caller)).picture
  }
  const body = { order_token: order.order_token, number }
  return (await callBackend('POST order-return-picture', { body })).picture
}

/** A picture for the buyer who sent it: of one of the customer's orders, or of the one that this browser has opened. */
async function showPicture(visit: Visit): Promise<Response> {
  const picture = await loadPicture(visit)
  if (picture === null) return failureResponse(notFound, visit.traceId)
  return new Response(Buffer.from(picture, 'base64'), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Disposition': 'inline; filename="picture.jpg"',
    },
  })
}

/** The form, below its order. */
function placeOfForm(arrival: Arrival): Said {
  const { page, orderPath } = pagesOf(arrival)
  return { page, location: `${orderPath}/return` }
}

export const returnHandlers: Handlers = {
  [askForReturn.at]: { handle: ask, place: placeOfForm, refuse: refuseOther },
  [readReturnPicture.at]: { handle: showPicture },
}
