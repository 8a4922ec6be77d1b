import 'server-only'
import type { NextRequest } from 'next/server'
import { customerForm } from '#lib/gateway/account-forms.ts'
import { crossOriginWrite, failureResponse } from '#lib/gateway/failure-response.ts'
import { handleForm } from '#lib/gateway/handle-form.ts'
import { emptyForm, parseForm } from '#lib/gateway/parse-form.ts'
import { redirectWithFlash, seeOther } from '#lib/gateway/redirect.ts'
import { isSameOrigin } from '#lib/gateway/same-origin.ts'
import { currentRequestId } from '#lib/log/request-context.ts'
import { readToken } from '#lib/session/session.ts'

/** Redirects to the sign-up with the e-mail address filled in: from a cookie, since a URL would show up in logs. */
async function redirectToSignUp(request: NextRequest): Promise<Response> {
  const { fields } = await parseForm(request, 'POST newsletter').catch(() => emptyForm)
  const { email } = fields
  return email ? redirectWithFlash({ page: '/sign-up', values: { email } }) : seeOther('/sign-up')
}

/** Handles the footer's newsletter form: subscribes a customer, redirects a guest to the sign-up (decisions, Screens). */
export async function handleNewsletterForm(request: NextRequest): Promise<Response> {
  const traceId = currentRequestId()
  if (!isSameOrigin(request.headers)) return failureResponse(crossOriginWrite, traceId)
  const subscribe = customerForm('POST user/newsletter/subscribe')
  const isSignedIn = (await readToken(request.cookies)) !== null
  return isSignedIn && subscribe
    ? handleForm(request, subscribe, traceId)
    : redirectToSignUp(request)
}
