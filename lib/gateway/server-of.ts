import 'server-only'
import type { Cart } from '@etalase/contract/cart.ts'
import { readForm } from '@etalase/contract/rules/field.ts'
import { currentRequestId } from '@etalase/front/log/request-context.ts'
import { queueFor } from '@etalase/front/shared/queue.ts'
import { refusedField } from '#lib/account/refused-field.ts'
import {
  contractCall,
  type ForwardedCall,
  findAction,
  methodsOf,
  type OwnAction,
} from '#lib/actions/find-action.ts'
import { requestBackend } from '#lib/api/backend.ts'
import { fetchCart } from '#lib/api/cart.ts'
import { type Failure, mayHaveHappened } from '#lib/api/failure.ts'
import { logAndMapFailure } from '#lib/api/log-and-map-failure.ts'
import { keepFirstDevice } from '#lib/gateway/device.ts'
import { accessOf, callOf, guard, hasBody, isCrossOrigin } from '#lib/gateway/guards.ts'
import { failurePage } from '#lib/gateway/plain-page.ts'
import { fieldText, isFormPost, parseBody } from '#lib/gateway/read-input.ts'
import {
  crossOriginWrite,
  failureResponse,
  redirectWithFlash,
  refererPath,
  refuseMethod,
  respondWithData,
  seeOther,
} from '#lib/gateway/respond.ts'
import { extractToken } from '#lib/gateway/send-form.ts'
import { endSession, redirectSessionEnded } from '#lib/gateway/session.ts'
import type { Answer, Arrival, Handler, Said, Visit } from '#lib/gateway/visit.ts'
import { Cookies } from '#lib/session/cookies.ts'
import { renewSession } from '#lib/session/session.ts'

/** Returns the typed values for the page to show again, except passwords. */
function typedIn({ action: { form }, given }: Arrival): Record<string, string> {
  // An unread body must not replace the saved values.
  if (!form || !Object.keys(form).some((name) => name in given)) return {}
  const fields = readForm(form, (name) => fieldText(given, name))
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !form[name]?.isSecret))
}

/** Shows the result on the action's page, also without scripts. */
async function respondWithPage(arrival: Arrival, said: Said): Promise<Response> {
  const { message = '', problems = {}, isDone = false } = said
  const isSilent = message === '' && Object.keys(problems).length === 0 && !said.values
  const place = arrival.handler.place?.(arrival)
  const { page = arrival.action.page, location = page ?? '/', ...flash } = { ...place, ...said }
  if (page === undefined || isSilent) return seeOther(location)
  const values = isDone ? {} : typedIn(arrival)
  return redirectWithFlash(arrival.cookies, { page, values, ...flash }, location)
}

/** Returns the answer as a plain form or a script expects it. */
function respond(arrival: Arrival, answer: Answer): Response | Promise<Response> {
  if (answer instanceof Response) return answer
  if (arrival.isForm) return respondWithPage(arrival, answer)
  const [message] = Object.values(answer.problems ?? {})
  return message === undefined
    ? respondWithData({ message: answer.message })
    : failureResponse({ status: 400, code: 'INVALID_INPUT', message }, arrival.traceId)
}

/** Answers a failure of an action without a page to show it. */
const refuse = ({ action, isForm, traceId }: Arrival, failure: Failure): Response =>
  isForm ? failurePage(failure, traceId, action.page) : failureResponse(failure, traceId)

/** Whether a 401 means that the session has ended; false for calls that need no session. */
function isOfSession({ action, given }: Arrival): boolean {
  const access = accessOf(action, callOf(action, given))
  return access !== 'session' && access !== 'server'
}

/** Answers a failed action. Its page says why, and typed values stay, unless they were typed for another customer. */
async function fail(arrival: Arrival, error: unknown): Promise<Response> {
  const { request, url, traceId, cookies, isForm, action, handler } = arrival
  cookies.forget()
  const failure = logAndMapFailure({ method: request.method, url: url.pathname, traceId }, error)
  const { status, code, message } = failure
  // The backend may have created a cart for this device id.
  if (mayHaveHappened(error)) keepFirstDevice(arrival)
  // A queued form redirects to the queue: its page may have none.
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

/** Reads the cart after a write. A failure is logged and returns undefined, since the write has succeeded. */
async function readCart({ caller, traceId }: Visit): Promise<Cart | undefined> {
  try {
    return await fetchCart(caller)
  } catch (error) {
    logAndMapFailure({ method: 'GET', url: '/api/cart', traceId }, error)
    return undefined
  }
}

/** Forwards a call of the contract and returns its answer without tokens, plus the fresh cart after a cart change. Throws ApiError. */
async function forward(visit: Visit): Promise<Response> {
  const { given, caller, cookies } = visit
  const { call, endpoint } = contractCall(visit.call)
  const isRead = call.startsWith('GET ')
  const schema = isRead ? endpoint.query : endpoint.body
  const input = schema && parseBody(call, schema, given)
  const sent = isRead ? { query: input } : { body: input }
  const { data, token } = extractToken(await requestBackend(call, endpoint, sent, caller))
  if (token) await renewSession(cookies, token)
  const payload = endpoint.changesCart ? { ...Object(data), cart: await readCart(visit) } : data
  const isPublic = endpoint.access === 'public'
  const headers = { 'Cache-Control': isPublic ? 'public, max-age=60' : 'no-store' }
  return Response.json({ data: payload }, { headers })
}

async function answer(arrival: Arrival): Promise<Response> {
  try {
    const guarded = await guard(arrival)
    if ('answer' in guarded) return await respond(arrival, guarded.answer)
    const response = await respond(arrival, await arrival.handler.handle(guarded.visit))
    keepFirstDevice(arrival)
    return response
  } catch (error) {
    return fail(arrival, error)
  }
}

/** Answers a request; never rejects. */
type Serve = (request: Request) => Promise<Response>

/**
 * Serves every write of the shop, every read it answers itself, and the contract calls it forwards to its backend, as
 * JSON and as plain forms (lib/actions). No answer contains a token.
 * @param handlerOf returns an action's handler; a contract call without one is forwarded
 */
export const serverOf =
  (handlerOf: (action: OwnAction | ForwardedCall) => Handler | null): Serve =>
  async (request) => {
    const url = new URL(request.url)
    const traceId = currentRequestId()
    const isForm = isFormPost(request)
    const action = findAction(request.method, url.pathname, { isForm })
    if (!action) return refuseMethod(methodsOf(url.pathname), traceId)
    const arrival: Arrival = {
      request,
      url,
      action,
      handler: { handle: forward, ...handlerOf(action) },
      isForm,
      traceId,
      cookies: new Cookies(request),
      startedAt: Date.now(),
      given: hasBody(action) ? {} : Object.fromEntries(url.searchParams),
    }
    if (isCrossOrigin(arrival)) return refuse(arrival, crossOriginWrite)
    const response = await answer(arrival)
    arrival.cookies.setIn(response)
    return response
  }
