import 'server-only'
import type { NextRequest } from 'next/server'
import type { Caller } from '#lib/api/backend.ts'
import { callBackend } from '#lib/api/server.ts'
import { endpoints } from '#lib/contract/endpoints.ts'
import { redirectWithFlash } from '#lib/gateway/redirect.ts'
import { serveWrite } from '#lib/gateway/serve-write.ts'
import { problemTexts } from '#lib/messages/problem-messages.ts'
import { issuesOf, readForm } from '#lib/rules/field.ts'
import { stockAlertForm } from '#lib/rules/forms.ts'
import type { Flash } from '#lib/session/flash.ts'
import { authMessages } from '#messages/auth.ts'
import { productMessages, stockAlertMessages } from '#messages/product.ts'

const page = '/stock-alert'

export const stockAlertForms = { ask: 'POST stock-alert', stop: 'POST stock-alert-stop' } as const

export type StockAlertForm = keyof typeof stockAlertForms

type Fields = Readonly<Record<'product_detail_id' | 'size' | 'email' | 'token', string>>

function fieldsOf(body: unknown): Fields {
  const text = (name: string) => String(Object(body)[name] ?? '').trim()
  return {
    product_detail_id: text('product_detail_id'),
    token: text('token'),
    ...readForm(stockAlertForm, text),
  }
}

const problemMessage = { ...authMessages.problems, sizeRequired: stockAlertMessages.chooseSize }

/** The result of a request for a mail. Throws ApiError. */
async function ask(fields: Fields, caller: Caller): Promise<Partial<Flash>> {
  const problems = problemTexts(issuesOf(stockAlertForm, fields), problemMessage)
  if (Object.keys(problems).length > 0) return { problems }
  const call = stockAlertForms.ask
  const body = endpoints[call].body.safeParse(fields)
  if (!body.success) return { message: productMessages.itemNotValid }
  const { message } = await callBackend(call, { body: body.data }, caller)
  return { message, isDone: true, values: {} }
}

/** The result of a request for no more mails. Throws ApiError. */
async function stop({ token }: Fields, caller: Caller): Promise<Partial<Flash>> {
  const { message } = await callBackend(stockAlertForms.stop, { body: { token } }, caller)
  return { message, isDone: true }
}

const results = { ask, stop } as const

/** Redirects to the page of a form, which shows the result and what was typed. */
function respond(form: StockAlertForm, fields: Fields, result: Partial<Flash>) {
  const { size, email, product_detail_id: item, token } = fields
  const query = new URLSearchParams(form === 'ask' ? { item } : { stop: token })
  return redirectWithFlash({ page, values: { size, email }, ...result }, `${page}?${query}`)
}

/** Handles the forms of 'Tell me when it is back': redirects to their page, which shows the result. */
export const handleStockAlertForm = (
  request: NextRequest,
  form: StockAlertForm,
): Promise<Response> =>
  serveWrite(request, {
    sends: { call: stockAlertForms[form], access: 'server' },
    handle: async ({ body, caller }) => {
      const fields = fieldsOf(body)
      return respond(form, fields, await results[form](fields, caller))
    },
    refuse: ({ message }, { body }) => respond(form, fieldsOf(body), { message }),
  })
