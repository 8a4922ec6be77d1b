import 'server-only'
import { refusedField } from '#lib/account/refused-field.ts'
import { type Failure, mayHaveHappened } from '#lib/api/failure.ts'
import { logAndMapFailure } from '#lib/api/log-and-map-failure.ts'
import { queueFor } from '#lib/config/queue.ts'
import { keepFirstDevice } from '#lib/gateway/device.ts'
import { accessOf, callOf } from '#lib/gateway/guards.ts'
import { fieldText } from '#lib/gateway/read-input.ts'
import {
  failurePage,
  failureResponse,
  redirectWithFlash,
  refererPath,
  respondWithData,
  seeOther,
} from '#lib/gateway/respond.ts'
import { endSession, redirectSessionEnded } from '#lib/gateway/session.ts'
import type { Answer, Arrival, Said } from '#lib/gateway/visit.ts'
import { readForm } from '#lib/rules/field.ts'

/** What was typed, for the page that shows it again; but for passwords. */
function typedIn({ action: { form }, given }: Arrival): Record<string, string> {
  // What was not read has nothing to show in place of what is saved.
  if (!form || !Object.keys(form).some((name) => name in given)) return {}
  const fields = readForm(form, (name) => fieldText(given, name))
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !form[name]?.isSecret))
}

/** Says it on the page of the action, which is there also without scripts. */
async function respondWithPage(arrival: Arrival, said: Said): Promise<Response> {
  const { message = '', problems = {}, isDone = false } = said
  const isSilent = message === '' && Object.keys(problems).length === 0 && !said.values
  const place = arrival.handler.place?.(arrival)
  const { page = arrival.action.page, location = page ?? '/', ...flash } = { ...place, ...said }
  if (page === undefined || isSilent) return seeOther(location)
  const values = isDone ? {} : typedIn(arrival)
  return redirectWithFlash(arrival.cookies, { page, values, ...flash }, location)
}

/** The answer as a plain form, or a script, gets it. */
export function respond(arrival: Arrival, answer: Answer): Response | Promise<Response> {
  if (answer instanceof Response) return answer
  if (arrival.isForm) return respondWithPage(arrival, answer)
  const [message] = Object.values(answer.problems ?? {})
  return message === undefined
    ? respondWithData({ message: answer.message })
    : failureResponse({ status: 400, code: 'INVALID_INPUT', message }, arrival.traceId)
}

/** The answer to what has no page of its own to say it. */
export const refuse = ({ action, isForm, traceId }: Arrival, failure: Failure): Response =>
  isForm ? failurePage(failure, traceId, action.page) : failureResponse(failure, traceId)

/** Whether a 401 means that the session has ended: not of a call that needs none. */
function isOfSession({ action, given }: Arrival): boolean {
  const access = accessOf(action, callOf(action, given))
  return access !== 'session' && access !== 'server'
}

/** The answer to an action that failed. Its page says why, and what was typed stays, unless it was typed for somebody else. */
export async function fail(arrival: Arrival, error: unknown): Promise<Response> {
  const { request, url, traceId, cookies, isForm, action, handler } = arrival
  cookies.forget()
  const failure = logAndMapFailure({ method: request.method, url: url.pathname, traceId }, error)
  const { status, code, message } = failure
  // The backend may have created a cart for this device id.
  if (mayHaveHappened(error)) keepFirstDevice(arrival)
  // A form that must wait for its turn leads to the line: its page may have none.
  if (isForm && code === 'QUEUED') return seeOther(queueFor(refererPath(request)))
  if (code === 'SESSION_CHANGED') arrival.given = {}
  const refused = (await handler.refuse?.(arrival, { failure, error })) ?? null
  if (refused instanceof Response) return refused
  if (refused === null && status === 401 && isOfSession(arrival)) {
    if (isForm) return redirectSessionEnded(arrival)
    endSession(arrival)
  }
  if (!isForm || !action.page) return refuse(arrival, failure)
  const field = action.form && refusedField(code, action.form)
  return respondWithPage(
    arrival,
    refused ?? (field ? { problems: { [field]: message } } : { message }),
  )
}
