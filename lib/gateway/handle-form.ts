import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { ApiError } from '#lib/api/api-error.ts'
import type { Failure } from '#lib/api/failure.ts'
import { requestBackend } from '#lib/api/server.ts'
import type { Endpoint } from '#lib/contract/endpoint.ts'
import { endpoints } from '#lib/contract/endpoints.ts'
import type { AccountForm } from '#lib/gateway/account-forms.ts'
import { callerOf, type ShopperCaller } from '#lib/gateway/caller.ts'
import { extractToken } from '#lib/gateway/extract-token.ts'
import { failureResponse, sessionIsGone } from '#lib/gateway/failure-response.ts'
import {
  redirectWithFailure,
  redirectWithProblems,
  redirectWithSuccess,
} from '#lib/gateway/form-response.ts'
import { limitByAddress, limitByEmail } from '#lib/gateway/limit-rate.ts'
import { logRequestFailure } from '#lib/gateway/log-request-failure.ts'
import { emptyForm, type ParsedForm, parseForm } from '#lib/gateway/parse-form.ts'
import { isFormPost } from '#lib/gateway/read-input.ts'
import {
  endSessionIn,
  redirectAccountEnded,
  redirectSessionEnded,
  seeOther,
} from '#lib/gateway/redirect.ts'
import { renewDevice } from '#lib/gateway/renew-device.ts'
import { problemWords } from '#lib/messages/problem-words.ts'
import * as words from '#lib/messages/words.ts'
import type { AccountProblems } from '#lib/rules/account-forms.ts'
import { dropReturnPath } from '#lib/session/return-path.ts'
import { keepSession, ownerOf, readSession } from '#lib/session/session.ts'

/** Sends a checked form to the backend. Throws ApiError. */
async function send({ call }: AccountForm, { fields }: ParsedForm, caller: ShopperCaller) {
  const endpoint: Endpoint = endpoints[call]
  if (endpoint.access === 'customer' && !caller.token) throw sessionIsGone(call)
  const typed = Object.entries(fields).filter(([, text]) => text !== '')
  const body = endpoint.body?.safeParse(Object.fromEntries(typed))
  if (body && !body.success) {
    throw new ApiError({ kind: 'refused', call, status: 400, code: 'INVALID_INPUT' })
  }
  await limitByEmail(call, fields.email)
  return extractToken(await requestBackend(call, endpoint, { body: body?.data }, caller))
}

interface Submission {
  form: AccountForm
  parsed: ParsedForm
  /** Sent without scripts: the response is a redirect to a page, not JSON. */
  isPlainPost: boolean
  traceId: string
}

type FormResponse = Promise<NextResponse> | NextResponse

function respondWithProblems(
  { form, parsed, isPlainPost, traceId }: Submission,
  problems: AccountProblems,
): FormResponse {
  if (isPlainPost) return redirectWithProblems(form, parsed, problems)
  const [first] = Object.values(problems)
  const message = first ? problemWords(first, words.auth.problems) : words.errors.badInput
  return failureResponse({ status: 400, code: 'INVALID_INPUT', message }, traceId)
}

function respondWithFailure(
  request: NextRequest,
  { form, parsed, isPlainPost, traceId }: Submission,
  failure: Failure,
): FormResponse {
  const hasEnded = failure.status === 401 && !form.signedInMessage
  if (isPlainPost) {
    return hasEnded ? redirectSessionEnded(request) : redirectWithFailure(form, parsed, failure)
  }
  const response = failureResponse(failure, traceId)
  return hasEnded ? endSessionIn(response, request) : response
}

function respondWithSuccess(
  { form, parsed, isPlainPost }: Submission,
  data: unknown,
): FormResponse {
  const message = form.signedInMessage ?? form.successMessage ?? String(Object(data).message)
  if (!isPlainPost) {
    return NextResponse.json({ data: { message } }, { headers: { 'Cache-Control': 'no-store' } })
  }
  if (form.endsAccount) return redirectAccountEnded(message)
  return form.signedInMessage ? seeOther(parsed.next) : redirectWithSuccess(form, parsed, message)
}

/** Keeps a token in the session: of the customer who signs in, or of the one who has got a new one. */
async function keepToken(
  request: NextRequest,
  response: NextResponse,
  { form, parsed }: Submission,
  token: string,
): Promise<void> {
  const email = parsed.fields.email ?? ''
  const owner = form.signedInMessage ? ownerOf(email) : (await readSession(request.cookies))?.owner
  if (owner !== undefined) await keepSession(response.cookies, { token, owner })
}

/**
 * Handles an account form. Scripts send JSON and get JSON; a plain post gets a redirect to a page. A token
 * in the backend's response goes into the session cookie and never to the browser's scripts. A form of a page that is the
 * same for everyone acts for whoever is signed in.
 */
export async function handleForm(
  request: NextRequest,
  form: AccountForm,
  traceId: string,
  { fromSharedPage = false } = {},
): Promise<NextResponse> {
  const startedAt = Date.now()
  const submission: Submission = {
    form,
    parsed: emptyForm,
    isPlainPost: isFormPost(request),
    traceId,
  }
  try {
    await limitByAddress(request, form.call)
    // First: what was typed for another account is not shown to this one.
    const caller = await callerOf(request, endpoints[form.call].access, { fromSharedPage })
    submission.parsed = await parseForm(request, form.call)
    const problems = form.check(submission.parsed.fields)
    if (Object.keys(problems).length > 0) return await respondWithProblems(submission, problems)
    const { data, token } = await send(form, submission.parsed, caller)
    const response = await respondWithSuccess(submission, data)
    if (token) await keepToken(request, response, submission, token)
    if (form.signedInMessage) {
      const { email = '' } = submission.parsed.fields
      dropReturnPath(response.cookies)
      await renewDevice(request, response, email, startedAt)
    }
    return response
  } catch (error) {
    const failure = logRequestFailure(request, traceId, error)
    return respondWithFailure(request, submission, failure)
  }
}
