import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { ApiError } from '#lib/api/api-error.ts'
import { callBackend } from '#lib/api/server.ts'
import type { SessionState } from '#lib/api/session-state.ts'
import { nextPath } from '#lib/config/next-path.ts'
import { type SessionForm, sessionForms } from '#lib/gateway/account-forms.ts'
import { callerOf } from '#lib/gateway/caller.ts'
import { failureResponse } from '#lib/gateway/failure-response.ts'
import { handleForm } from '#lib/gateway/handle-form.ts'
import { fromOwnPage } from '#lib/gateway/handle-own-write.ts'
import { limitByAddress, shopperAddress } from '#lib/gateway/limit-rate.ts'
import { logRequestFailure } from '#lib/gateway/log-request-failure.ts'
import { isFormPost } from '#lib/gateway/read-input.ts'
import {
  clearSiteData,
  dropCustomer,
  redirectSessionEnded,
  redirectWithFlash,
  seeOther,
} from '#lib/gateway/redirect.ts'
import { serveRead } from '#lib/gateway/serve-read.ts'
import { guestOwner } from '#lib/rules/page-owner.ts'
import { readSession, readToken } from '#lib/session/session.ts'

/** Responds whether a customer is signed in, from the cookie alone: without a call to the backend. */
export async function respondWithSession(request: NextRequest): Promise<Response> {
  const session = await readSession(request.cookies)
  const data: SessionState = {
    is_customer: session !== null,
    owner: session?.owner ?? guestOwner,
  }
  return NextResponse.json({ data }, { headers: { 'Cache-Control': 'no-store' } })
}

/** Handles a sign-in, sign-up or forgot-password form. Refuses posts from other origins. */
export const handleSessionForm = (request: NextRequest, name: SessionForm): Promise<Response> =>
  fromOwnPage(request, (traceId) => handleForm(request, sessionForms[name], traceId))

const signOutCall = 'POST auth/sign-out'

/** Ends a token at the backend, or all of its customer's. Throws ApiError. */
async function endTokens(
  request: NextRequest,
  token: string | null | undefined,
  { everywhere }: { everywhere: boolean },
): Promise<void> {
  if (!token) return
  await limitByAddress(request, signOutCall)
  const caller = { token, address: shopperAddress(request.headers) }
  await callBackend(signOutCall, { body: { everywhere } }, caller)
}

/** Removes the cookies of session, device and opened order, and clears the browser's storage (decisions, Session). */
function endInBrowser(request: NextRequest): Response {
  const response = isFormPost(request)
    ? clearSiteData(seeOther('/sign-in'))
    : NextResponse.json({ data: {} }, { headers: { 'Cache-Control': 'no-store' } })
  return dropCustomer(response)
}

/** The backend does not have the call (404), or the token has ended already (401). */
const hasNothingToEnd = (error: unknown) =>
  error instanceof ApiError && (error.isNotFound || error.status === 401)

/**
 * Signs out. The session ends in this browser whatever becomes of the backend's call, which ends the token: a copied
 * cookie is then worth nothing.
 */
export const signOut = (request: NextRequest): Promise<Response> =>
  fromOwnPage(request, async (traceId) => {
    try {
      await endTokens(request, await readToken(request.cookies), { everywhere: false })
    } catch (error) {
      if (!hasNothingToEnd(error)) logRequestFailure(request, traceId, error)
    }
    return endInBrowser(request)
  })

/** Signs out everywhere. When the backend does not end the tokens, the customer stays signed in and is told. */
export const signOutEverywhere = (request: NextRequest): Promise<Response> =>
  fromOwnPage(request, async (traceId) => {
    try {
      const { token } = await callerOf(request, 'customer')
      await endTokens(request, token, { everywhere: true })
      return endInBrowser(request)
    } catch (error) {
      const failure = logRequestFailure(request, traceId, error)
      if (failure.status === 401) return endInBrowser(request)
      if (!isFormPost(request)) return failureResponse(failure, traceId)
      return redirectWithFlash({ page: '/account', message: failure.message })
    }
  })

/** Whether the backend rejects the caller's token. */
async function isTokenRejected(token: string): Promise<boolean> {
  try {
    await callBackend('GET user/profile', {}, { token })
    return false
  } catch (error) {
    return error instanceof ApiError && error.status === 401
  }
}

/**
 * Ends a session whose token the backend rejects; pages redirect here, since a page cannot change cookies.
 * Any site can link here, so the token is checked with the backend first. `next` is the page, for the way back.
 */
export async function endSession(request: NextRequest): Promise<Response> {
  const next = nextPath(request.nextUrl.searchParams.get('next'))
  const token = await readToken(request.cookies)
  if (token === null) return seeOther('/')
  return serveRead(request, {
    call: 'GET session/ended',
    load: async () =>
      (await isTokenRejected(token)) ? redirectSessionEnded(request, next) : seeOther('/account'),
    refuse: () => seeOther('/account'),
  })
}
