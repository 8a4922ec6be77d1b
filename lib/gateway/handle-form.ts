import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { ApiError } from '#lib/api/api-error.ts'
import { requestBackend } from '#lib/api/server.ts'
import type { Endpoint } from '#lib/contract/endpoint.ts'
import { endpoints } from '#lib/contract/endpoints.ts'
import type { AccountForm } from '#lib/gateway/account-forms.ts'
import { callerOf } from '#lib/gateway/caller.ts'
import { extractToken } from '#lib/gateway/extract-token.ts'
import { type Failure, failureResponse, signInFirst } from '#lib/gateway/failure-response.ts'
import {
  onward,
  sessionEnded,
  withFailure,
  withProblems,
  withSuccess,
} from '#lib/gateway/form-response.ts'
import { logAndMapFailure } from '#lib/gateway/log-and-map-failure.ts'
import { emptyForm, type ParsedForm, parseForm } from '#lib/gateway/parse-form.ts'
import { isFormPost } from '#lib/gateway/read-input.ts'
import { problemWords } from '#lib/messages/problem-words.ts'
import * as words from '#lib/messages/words.ts'
import type { AccountProblems } from '#lib/rules/account-forms.ts'
import { dropSession, keepToken } from '#lib/session/session.ts'

/** Sends a checked form to the backend. Throws ApiError. */
async function send(request: NextRequest, { call }: AccountForm, { fields }: ParsedForm) {
  const endpoint: Endpoint = endpoints[call]
  const caller = await callerOf(request, endpoint.access)
  if (endpoint.access === 'customer' && !caller.token) {
    const { status, code, message } = signInFirst
    throw new ApiError({ kind: 'refused', call, status, code, shopperMessage: message })
  }
  const body = endpoint.body?.safeParse(fields)
  if (body && !body.success) {
    throw new ApiError({ kind: 'refused', call, status: 400, code: 'INVALID_INPUT' })
  }
  return extractToken(await requestBackend(call, endpoint, { body: body?.data }, caller))
}

interface Taken {
  form: AccountForm
  typed: ParsedForm
  /** Sent without scripts: a page is the answer. */
  isPlain: boolean
  traceId: string
}

type Answer = Promise<NextResponse> | NextResponse

function tellProblems(taken: Taken, problems: AccountProblems): Answer {
  if (taken.isPlain) return withProblems(taken.form, taken.typed, problems)
  const [first] = Object.values(problems)
  const message = first ? problemWords(first, words.auth.problems) : words.errors.badInput
  return failureResponse({ status: 400, code: 'INVALID_INPUT', message }, taken.traceId)
}

function tellFailure({ form, typed, isPlain, traceId }: Taken, failure: Failure): Answer {
  const hasEnded = failure.status === 401 && !form.entry
  if (isPlain) return hasEnded ? sessionEnded() : withFailure(form, typed, failure)
  const response = failureResponse(failure, traceId)
  if (hasEnded) dropSession(response.cookies)
  return response
}

function tellSuccess({ form, typed, isPlain }: Taken, data: unknown): Answer {
  const message = form.entry ?? String(Object(data).message)
  if (!isPlain) {
    return NextResponse.json({ data: { message } }, { headers: { 'Cache-Control': 'no-store' } })
  }
  return form.entry ? onward(typed) : withSuccess(form, typed, message)
}

/**
 * Takes a form around an account, sent by scripts (JSON, which is answered as JSON) or without (which
 * is answered by a page). A token in the backend's answer is sealed into the session, and goes no further.
 */
export async function handleForm(
  request: NextRequest,
  form: AccountForm,
  traceId: string,
): Promise<NextResponse> {
  const taken: Taken = { form, typed: emptyForm, isPlain: isFormPost(request), traceId }
  try {
    taken.typed = await parseForm(request, form.call)
    const problems = form.check(taken.typed.fields)
    if (Object.keys(problems).length > 0) return await tellProblems(taken, problems)
    const { data, token } = await send(request, form, taken.typed)
    const response = await tellSuccess(taken, data)
    if (token) await keepToken(response.cookies, token)
    return response
  } catch (error) {
    const { method, nextUrl } = request
    const failure = logAndMapFailure({ method, url: nextUrl.pathname, traceId }, error)
    return tellFailure(taken, failure)
  }
}
