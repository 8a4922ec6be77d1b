import 'server-only'
import { refusedField } from '#lib/account/refused-field.ts'
import { findAction, methodsOf } from '#lib/actions/find-action.ts'
import { mayHaveHappened } from '#lib/api/failure.ts'
import { logAndMapFailure } from '#lib/api/log-and-map-failure.ts'
import { queueFor } from '#lib/config/queue.ts'
import { keepFirstDevice } from '#lib/gateway/device.ts'
import { endSession, redirectSessionEnded } from '#lib/gateway/end-session.ts'
import { accessOf, callOf, guard, isFromOwnPage } from '#lib/gateway/guards.ts'
import { handlerOf } from '#lib/gateway/handlers.ts'
import { isFormPost } from '#lib/gateway/read-input.ts'
import {
  crossOriginWrite,
  failureResponse,
  redirectWithFlash,
  refererPath,
  refuseMethod,
  respondWithData,
  seeOther,
} from '#lib/gateway/respond.ts'
import type { Answer, Arrival, Said } from '#lib/gateway/visit.ts'
import { currentRequestId } from '#lib/log/request-context.ts'
import { readForm } from '#lib/rules/field.ts'
import { Cookies } from '#lib/session/cookies.ts'

/** What was typed, for the page that shows it again; but for passwords. */
function typedIn({ action: { form }, given }: Arrival): Record<string, string> {
  // What was not read has nothing to show in place of what is saved.
  if (!form || !Object.keys(form).some((name) => name in given)) return {}
  const fields = readForm(form, (name) => String(given[name] ?? ''))
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !form[name]?.isSecret))
}

/** Says it on the page of the action, which is there also without scripts. */
async function respondWithPage(arrival: Arrival, said: Said): Promise<Response> {
  const { message = '', problems = {}, isDone = false } = said
  const isSilent = message === '' && Object.keys(problems).length === 0 && !said.values
  const place = handlerOf(arrival.action).place?.(arrival)
  const { page = arrival.action.page, location = page ?? '/', ...flash } = { ...place, ...said }
  if (page === undefined || isSilent) return seeOther(location)
  const values = isDone ? {} : typedIn(arrival)
  return redirectWithFlash(arrival.cookies, { page, values, ...flash }, location)
}

/** The answer as a plain form, or a script, gets it. */
function respond(arrival: Arrival, answer: Answer): Response | Promise<Response> {
  if (answer instanceof Response) return answer
  if (arrival.isForm) return respondWithPage(arrival, answer)
  const [message] = Object.values(answer.problems ?? {})
  return message === undefined
    ? respondWithData({ message: answer.message })
    : failureResponse({ status: 400, code: 'INVALID_INPUT', message }, arrival.traceId)
}

/** Whether a 401 means that the session has ended: not of a call that needs none. */
function isOfSession({ action, given }: Arrival): boolean {
  const access = accessOf(action, callOf(action, given))
  return access !== 'session' && access !== 'server'
}

/** The answer to an action that failed. Its page says why, and what was typed stays, unless it was typed for somebody else. */
async function fail(arrival: Arrival, error: unknown): Promise<Response> {
  const { request, url, traceId, cookies, isForm, action } = arrival
  cookies.forget()
  const failure = logAndMapFailure({ method: request.method, url: url.pathname, traceId }, error)
  const { status, code, message } = failure
  // The backend may have created a cart for this device id.
  if (mayHaveHappened(error)) keepFirstDevice(arrival)
  // A form that must wait for its turn leads to the line: its page may have none.
  if (isForm && code === 'QUEUED') return seeOther(queueFor(refererPath(request)))
  if (code === 'SESSION_CHANGED') arrival.given = {}
  const refused = (await handlerOf(action).refuse?.(arrival, { failure, error })) ?? null
  if (refused instanceof Response) return refused
  if (refused === null && status === 401 && isOfSession(arrival)) {
    if (isForm) return redirectSessionEnded(arrival)
    endSession(arrival)
  }
  if (!isForm || !action.page) return failureResponse(failure, traceId)
  const field = action.form && refusedField(code, action.form)
  return respondWithPage(
    arrival,
    refused ?? (field ? { problems: { [field]: message } } : { message }),
  )
}

async function answer(arrival: Arrival): Promise<Response> {
  try {
    const guarded = await guard(arrival)
    if ('answer' in guarded) return await respond(arrival, guarded.answer)
    const { visit } = guarded
    const response = await respond(arrival, await handlerOf(visit.action).handle(visit))
    keepFirstDevice(arrival)
    return response
  } catch (error) {
    return fail(arrival, error)
  }
}

/**
 * Serves every write of the shop, every read that it answers itself, and the calls of the contract that it passes on to its
 * backend, as JSON and as plain forms (lib/actions). No answer contains a token.
 */
export async function serve(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const traceId = currentRequestId()
  const isForm = isFormPost(request)
  const action = findAction(request.method, url.pathname, { isForm })
  if (!action) return refuseMethod(methodsOf(url.pathname), traceId)
  const arrival: Arrival = {
    request,
    url,
    action,
    isForm,
    traceId,
    cookies: new Cookies(request),
    startedAt: Date.now(),
    given:
      request.method === 'GET' || action.without?.body ? Object.fromEntries(url.searchParams) : {},
  }
  if (!isFromOwnPage(arrival)) return failureResponse(crossOriginWrite, traceId)
  const response = await answer(arrival)
  arrival.cookies.setIn(response)
  return response
}
