import 'server-only'
import { randomUUID } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { ApiError } from '#lib/api/api-error.ts'
import { type Caller, callBackend } from '#lib/api/server.ts'
import type { SessionState } from '#lib/api/session-state.ts'
import { type SessionForm, sessionForms } from '#lib/gateway/account-forms.ts'
import { callerOf } from '#lib/gateway/caller.ts'
import { failureResponse, foreignWrite } from '#lib/gateway/failure-response.ts'
import { clearingStorage, seeOther, sessionEnded } from '#lib/gateway/form-response.ts'
import { handleForm } from '#lib/gateway/handle-form.ts'
import { isFormPost } from '#lib/gateway/read-input.ts'
import { isSameOrigin } from '#lib/gateway/same-origin.ts'
import { dropDeviceId } from '#lib/session/device.ts'
import { dropSession, readToken } from '#lib/session/session.ts'

/** Whether somebody is signed in, and nothing else about them; the cookie says so, the backend is not asked. */
export async function respondWithSession(request: NextRequest): Promise<Response> {
  const data: SessionState = { is_customer: (await readToken(request.cookies)) !== null }
  return NextResponse.json({ data }, { headers: { 'Cache-Control': 'no-store' } })
}

/** Takes one of the forms that trade secrets, from our own pages alone. */
export async function handleSessionForm(
  request: NextRequest,
  name: SessionForm,
): Promise<Response> {
  const traceId = randomUUID()
  if (!isSameOrigin(request.headers)) return failureResponse(foreignWrite, traceId)
  return handleForm(request, sessionForms[name], traceId)
}

/** Signs out: session and device leave the browser, and what it stores with them (decisions, Session). */
export function signOut(request: NextRequest): Response {
  if (!isSameOrigin(request.headers)) return failureResponse(foreignWrite, randomUUID())
  const response = isFormPost(request)
    ? clearingStorage(seeOther('/sign-in'))
    : NextResponse.json({ data: {} }, { headers: { 'Cache-Control': 'no-store' } })
  dropSession(response.cookies)
  dropDeviceId(response.cookies)
  return response
}

/** Whether the backend, asked for it, says that it does not take a token any more. */
async function isRefused(caller: Caller): Promise<boolean> {
  try {
    await callBackend('GET user/profile', {}, caller)
    return false
  } catch (error) {
    return error instanceof ApiError && error.status === 401
  }
}

/**
 * Where a page goes whose session the backend no longer takes, since a page cannot change cookies. Anybody
 * can lead a browser here, so the backend is asked again, and nobody is signed out who need not be.
 */
export async function endSession(request: NextRequest): Promise<Response> {
  const caller = await callerOf(request, 'customer')
  if (!caller.token) return seeOther('/')
  return (await isRefused(caller)) ? sessionEnded() : seeOther('/account')
}
