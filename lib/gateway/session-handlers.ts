import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { ApiError } from '#lib/api/api-error.ts'
import { type Caller, callBackend } from '#lib/api/server.ts'
import type { SessionState } from '#lib/api/session-state.ts'
import { type SessionForm, sessionForms } from '#lib/gateway/account-forms.ts'
import { callerOf } from '#lib/gateway/caller.ts'
import { crossOriginWrite, failureResponse } from '#lib/gateway/failure-response.ts'
import { handleForm } from '#lib/gateway/handle-form.ts'
import { isFormPost } from '#lib/gateway/read-input.ts'
import { clearSiteData, redirectSessionEnded, seeOther } from '#lib/gateway/redirect.ts'
import { isSameOrigin } from '#lib/gateway/same-origin.ts'
import { currentRequestId } from '#lib/log/request-context.ts'
import { dropDeviceId } from '#lib/session/device.ts'
import { dropSession, readToken } from '#lib/session/session.ts'

/** Responds whether a customer is signed in, from the cookie alone: without a call to the backend. */
export async function respondWithSession(request: NextRequest): Promise<Response> {
  const data: SessionState = { is_customer: (await readToken(request.cookies)) !== null }
  return NextResponse.json({ data }, { headers: { 'Cache-Control': 'no-store' } })
}

/** Handles a sign-in, sign-up or forgot-password form. Refuses posts from other origins. */
export async function handleSessionForm(
  request: NextRequest,
  name: SessionForm,
): Promise<Response> {
  const traceId = currentRequestId()
  if (!isSameOrigin(request.headers)) return failureResponse(crossOriginWrite, traceId)
  return handleForm(request, sessionForms[name], traceId)
}

/** Signs out: removes the session and device cookies and clears the browser's storage (decisions, Session). */
export function signOut(request: NextRequest): Response {
  if (!isSameOrigin(request.headers)) return failureResponse(crossOriginWrite, currentRequestId())
  const response = isFormPost(request)
    ? clearSiteData(seeOther('/sign-in'))
    : NextResponse.json({ data: {} }, { headers: { 'Cache-Control': 'no-store' } })
  dropSession(response.cookies)
  dropDeviceId(response.cookies)
  return response
}

/** Whether the backend rejects the caller's token. */
async function isTokenRejected(caller: Caller): Promise<boolean> {
  try {
    await callBackend('GET user/profile', {}, caller)
    return false
  } catch (error) {
    return error instanceof ApiError && error.status === 401
  }
}

/**
 * Ends a session whose token the backend rejects; pages redirect here, since a page cannot change cookies.
 * Any site can link here, so the token is checked with the backend first.
 */
export async function endSession(request: NextRequest): Promise<Response> {
  const caller = await callerOf(request, 'customer')
  if (!caller.token) return seeOther('/')
  return (await isTokenRejected(caller)) ? redirectSessionEnded() : seeOther('/account')
}
