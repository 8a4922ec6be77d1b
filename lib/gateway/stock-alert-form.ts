import { authMessages } from '#messages/auth.ts'
import 'server-only'
import type { NextRequest } from 'next/server'
import { callBackend } from '#lib/api/server.ts'
import { endpoints } from '#lib/contract/endpoints.ts'
import { callerOf } from '#lib/gateway/caller.ts'
import { handleOwnWrite } from '#lib/gateway/handle-own-write.ts'
import { limitByAddress } from '#lib/gateway/limit-rate.ts'
import { readBody } from '#lib/gateway/read-input.ts'
import { redirectWithFlash } from '#lib/gateway/redirect.ts'
import { problemTexts } from '#lib/messages/problem-messages.ts'
import { issuesOf, readForm } from '#lib/rules/field.ts'
import { stockAlertForm } from '#lib/rules/forms.ts'
import type { Flash } from '#lib/session/flash.ts'
import { productMessages, stockAlertMessages } from '#messages/product.ts'

export type StockAlertForm = 'ask' | 'stop'

const page = '/stock-alert'

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
async function ask(request: NextRequest, fields: Fields): Promise<Partial<Flash>> {
  const problems = problemTexts(issuesOf(stockAlertForm, fields), problemMessage)
  if (Object.keys(problems).length > 0) return { problems }
  const call = 'POST stock-alert'
  const body = endpoints[call].body.safeParse(fields)
  if (!body.success) return { message: productMessages.itemNotValid }
  const caller = await callerOf(request, 'server')
  const { message } = await callBackend(call, { body: body.data }, caller)
  return { message, isDone: true, values: {} }
}

/** The result of a request for no more mails. Throws ApiError. */
async function stop(request: NextRequest, { token }: Fields): Promise<Partial<Flash>> {
  const caller = await callerOf(request, 'server')
  const { message } = await callBackend('POST stock-alert-stop', { body: { token } }, caller)
  return { message, isDone: true }
}

/** Handles the forms of 'Tell me when it is back': redirects to their page, which shows the result. */
export function handleStockAlertForm(request: NextRequest, form: StockAlertForm) {
  const call = form === 'ask' ? 'POST stock-alert' : 'POST stock-alert-stop'
  let fields = fieldsOf({})
  const respond = (result: Partial<Flash>) => {
    const query = new URLSearchParams(
      form === 'ask' ? { item: fields.product_detail_id } : { stop: fields.token },
    )
    const { size, email } = fields
    const typed = { page, values: { size, email } } as const
    return redirectWithFlash({ ...typed, ...result }, `${page}?${query}`)
  }
  const handle = async () => {
    await limitByAddress(request, call)
    fields = fieldsOf(await readBody(request, call))
    return respond(await (form === 'ask' ? ask : stop)(request, fields))
  }
  return handleOwnWrite(request, handle, ({ message }) => respond({ message }))
}
