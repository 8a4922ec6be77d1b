import 'server-only'
import type { NextRequest } from 'next/server'
import { callBackend } from '#lib/api/server.ts'
import { endpoints } from '#lib/contract/endpoints.ts'
import { pagesOf, requireOpened, respondToFailure } from '#lib/gateway/form-order.ts'
import { fieldText, parseBody } from '#lib/gateway/read-input.ts'
import { redirectWithFlash, seeOther } from '#lib/gateway/redirect.ts'
import { type Submission, serveWrite } from '#lib/gateway/serve-write.ts'
import { problemTexts } from '#lib/messages/problem-messages.ts'
import { parseId } from '#lib/rules/codes.ts'
import { issuesOf, readForm } from '#lib/rules/field.ts'
import { reviewForm } from '#lib/rules/forms.ts'
import type { Flash } from '#lib/session/flash.ts'
import { readOrderToken } from '#lib/session/order-cookie.ts'
import { reviewsMessages } from '#messages/reviews.ts'

/** About a line of an order of the customer, and of the one that is opened. */
const calls = { own: 'POST user/review', opened: 'POST order-review' } as const

/** What the form says: the line, whose order, and what was typed. */
const fieldsOf = (body: unknown) => ({
  line: {
    product_detail_id: fieldText(body, 'product_detail_id'),
    size: fieldText(body, 'size'),
  },
  id: fieldText(body, 'id'),
  trx_ref: fieldText(body, 'trx_ref'),
  written: readForm(reviewForm, (field) => fieldText(body, field)),
})

type Fields = ReturnType<typeof fieldsOf>

const withoutEmpty = (texts: object) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))

/** Sends the review and gives the backend's message; null when no order is open. Throws ApiError. */
async function send({ request, caller }: Submission, fields: Fields): Promise<string | null> {
  const { line, trx_ref } = fields
  const given = { ...line, ...withoutEmpty(fields.written) }
  if (fields.id !== '') {
    const call = calls.own
    const body = parseBody(call, endpoints[call].body, { ...given, id: parseId(fields.id) })
    return (await callBackend(call, { body }, caller)).message
  }
  const call = calls.opened
  const order_token = await readOrderToken(request.cookies)
  if (order_token === null) return null
  await requireOpened(call, { order_token, trx_ref })
  const body = parseBody(call, endpoints[call].body, { ...given, order_token })
  return (await callBackend(call, { body }, caller)).message
}

const orderOf = ({ id }: Fields) => (id === '' ? null : { id: parseId(id) ?? 0 })

/** Back to the form with what was typed, and what was said about it. */
function redirectToForm(fields: Fields, said: Partial<Flash>) {
  const { page, orderPath } = pagesOf(orderOf(fields))
  const { product_detail_id: item, size } = fields.line
  const query = new URLSearchParams({ item, size })
  const values = { ...fields.written }
  return redirectWithFlash({ page, values, ...said }, `${orderPath}/review?${query}`)
}

/** Sends a whole review; one with problems comes back. Throws ApiError. */
async function submit(submission: Submission): Promise<Response> {
  const fields = fieldsOf(submission.body)
  const problems = problemTexts(issuesOf(reviewForm, fields.written), reviewsMessages.problems)
  if (Object.keys(problems).length > 0) return redirectToForm(fields, { problems })
  const message = await send(submission, fields)
  if (message === null) return seeOther('/order')
  const { page, orderPath } = pagesOf(orderOf(fields))
  return redirectWithFlash({ page, message, isDone: true }, orderPath)
}

/** Handles the form that reviews a line of an order: a plain post, answered by a redirect. */
export const handleReviewForm = (request: NextRequest): Promise<Response> =>
  serveWrite(request, {
    sends: (body) =>
      fieldsOf(body).id === ''
        ? { call: calls.opened, access: 'server' }
        : { call: calls.own, access: 'customer' },
    handle: submit,
    refuse: (failure, { body }) =>
      respondToFailure(request, failure, (message) => redirectToForm(fieldsOf(body), { message })),
  })
