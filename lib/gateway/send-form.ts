import 'server-only'
import { filledIn } from '@etalase/contract/rules/field.ts'
import { z } from 'zod'
import { contractCall } from '#lib/actions/find-action.ts'
import { requestBackend } from '#lib/api/backend.ts'
import { countsByBrowser, limitAttempts, mayMail } from '#lib/gateway/limits.ts'
import { parseBody } from '#lib/gateway/read-input.ts'
import type { Said, Visit } from '#lib/gateway/visit.ts'
import { accountName, readKnown } from '#lib/session/known-cookie.ts'
import { renewSession } from '#lib/session/session.ts'

const token = z.string().min(1).nullish()

const withTokens = z.looseObject({
  access_token: token,
  device_token: token,
  order_token: token,
})

export interface Extracted {
  /** The data for the browser. */
  data: unknown
  /** The access token. */
  token: string | null
  deviceToken: string | undefined
  orderToken: string | undefined
}

/** Splits a backend response into the data for the browser and the tokens, which the browser must not get. */
export function extractToken(response: unknown): Extracted {
  const parsed = withTokens.safeParse(response)
  if (!parsed.success)
    return { data: response, token: null, deviceToken: undefined, orderToken: undefined }
  const { access_token, device_token, order_token, ...data } = parsed.data
  return {
    data,
    token: access_token ?? null,
    deviceToken: device_token ?? undefined,
    orderToken: order_token ?? undefined,
  }
}

/**
 * Sends a form to its row's call, with the shop's additions. A mail request over its address's limit is answered
 * without the backend. Throws ApiError.
 */
export async function sendFields(visit: Visit, adds: object = {}): Promise<Extracted> {
  const { action, caller, fields, given, cookies } = visit
  const { call, endpoint } = contractCall(visit.call)
  const name = accountName(fields.email ?? '')
  const known = countsByBrowser(call) ? await readKnown(cookies, name) : null
  const typed = action.form ? filledIn(fields) : given
  const sent = { ...typed, ...adds, device_token: known?.token }
  const body = endpoint.body && parseBody(call, endpoint.body, sent)
  await limitAttempts({ call, name, known })
  if (!(await mayMail({ call, name, known }))) return extractToken({ message: action.said })
  return extractToken(await requestBackend(call, endpoint, { body }, caller))
}

/** Sends a form and reports success. A new token replaces the old one. Throws ApiError. */
export async function sendForm(visit: Visit, adds?: object): Promise<Said> {
  const { data, token } = await sendFields(visit, adds)
  if (token) await renewSession(visit.cookies, token)
  return { message: visit.action.said ?? String(Object(data).message), isDone: true }
}
