import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { requestBackend } from '#lib/api/backend.ts'
import { type Failure, sessionIsGone } from '#lib/api/failure.ts'
import type { Endpoint } from '#lib/contract/endpoint.ts'
import { endpoints } from '#lib/contract/endpoints.ts'
import type { AccountForm } from '#lib/gateway/account-forms.ts'
import { callerOf, type ShopperCaller } from '#lib/gateway/caller.ts'
import { type Extracted, extractToken } from '#lib/gateway/extract-token.ts'
import { failureResponse } from '#lib/gateway/failure-response.ts'
import {
  emptyForm,
  type ParsedForm,
  parseForm,
  redirectWithFailure,
  redirectWithProblems,
  redirectWithSuccess,
} from '#lib/gateway/form-response.ts'
import { keepSignedIn } from '#lib/gateway/keep-signed-in.ts'
import { countsByBrowser, limitAttempts, mayMail } from '#lib/gateway/limit-attempts.ts'
import { limitByAddress } from '#lib/gateway/limit-rate.ts'
import { logRequestFailure } from '#lib/gateway/log-request-failure.ts'
import { isFormPost, parseBody } from '#lib/gateway/read-input.ts'
import {
  endSessionIn,
  redirectAccountEnded,
  redirectSessionEnded,
  seeOther,
} from '#lib/gateway/redirect.ts'
import { renewDevice } from '#lib/gateway/renew-device.ts'
import { problemTexts } from '#lib/messages/problem-messages.ts'
import { type Form, type Issues, issuesOf, isValid } from '#lib/rules/field.ts'
import type { AccountProblem } from '#lib/rules/forms.ts'
import { accountName, readKnown } from '#lib/session/known-cookie.ts'
import { renewSession } from '#lib/session/session.ts'
import { authMessages } from '#messages/auth.ts'
import { errorsMessages } from '#messages/errors.ts'

/**
 * Sends a checked form to the backend. One that asks for a mail is answered without the backend when its address has got
 * enough of them. Throws ApiError.
 */
async function send(
  request: NextRequest,
  { form: { call, adds, successMessage = '' }, parsed: { fields } }: Submission,
  caller: ShopperCaller,
): Promise<Extracted> {
  const endpoint: Endpoint = endpoints[call]
  if (endpoint.access === 'customer' && !caller.token) throw sessionIsGone(call)
  const name = accountName(fields.email ?? '')
  const known = countsByBrowser(call) ? await readKnown(request.cookies, name) : null
  const typed = Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''))
  const given = { ...typed, ...adds, device_token: known?.token }
  const body = endpoint.body && parseBody(call, endpoint.body, given)
  await limitAttempts({ call, name, known })
  if (!(await mayMail({ call, name, known }))) return extractToken({ message: successMessage })
  return extractToken(await requestBackend(call, endpoint, { body }, caller))
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
  issues: Issues<Form<AccountProblem>>,
): FormResponse {
  if (isPlainPost) return redirectWithProblems(form, parsed, issues)
  const [message = errorsMessages.badInput] = Object.values(
    problemTexts(issues, authMessages.problems),
  )
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
  more?: string,
): FormResponse {
  const said = form.signedInMessage ?? form.successMessage ?? String(Object(data).message)
  const message = more ? `${said}. ${more}` : said
  if (!isPlainPost) {
    return NextResponse.json({ data: { message } }, { headers: { 'Cache-Control': 'no-store' } })
  }
  if (form.endsAccount) return redirectAccountEnded(message)
  return form.signedInMessage ? seeOther(parsed.next) : redirectWithSuccess(form, parsed, message)
}

interface SignedIn {
  token: string
  deviceToken: string | undefined
  /** When the form came, in milliseconds since 1970. */
  startedAt: number
}

/** Signs the customer in in this browser, with their cart, and says on the page of the cart what was joined. */
async function signIn(
  request: NextRequest,
  submission: Submission,
  { token, deviceToken, startedAt }: SignedIn,
): Promise<NextResponse> {
  const { email = '' } = submission.parsed.fields
  const { deviceId, joined } = await renewDevice(request, { email, token, startedAt })
  const response = await respondWithSuccess(submission, {}, joined)
  await keepSignedIn(request, response, { email, token, deviceToken, deviceId, joined })
  return response
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
    submission.parsed = await parseForm(request, form.call, form.fields)
    const issues = issuesOf(form.fields, submission.parsed.fields)
    if (!isValid(issues)) return await respondWithProblems(submission, issues)
    const { data, ...tokens } = await send(request, submission, caller)
    if (form.signedInMessage && tokens.token)
      return await signIn(request, submission, { ...tokens, token: tokens.token, startedAt })
    const response = await respondWithSuccess(submission, data)
    if (tokens.token) await renewSession(request.cookies, response.cookies, tokens.token)
    return response
  } catch (error) {
    const failure = logRequestFailure(request, traceId, error)
    return respondWithFailure(request, submission, failure)
  }
}
