import 'server-only'
import type { NextRequest } from 'next/server'
import { newsletterConsent } from '#lib/account/newsletter-consent.ts'
import { customerForm, sessionForms } from '#lib/gateway/account-forms.ts'
import { emptyForm, parseForm, redirectWithProblems } from '#lib/gateway/form-response.ts'
import { handleForm } from '#lib/gateway/handle-form.ts'
import { fromOwnPage } from '#lib/gateway/handle-own-write.ts'
import { issuesOf } from '#lib/rules/field.ts'
import { newsletterForm } from '#lib/rules/forms.ts'
import { readToken } from '#lib/session/session.ts'

/** Redirects to the sign-up with the e-mail address filled in, and its problem: from a cookie, since a URL would show up in logs. */
async function redirectToSignUp(request: NextRequest): Promise<Response> {
  const parsed = await parseForm(request, 'POST newsletter', newsletterForm).catch(() => emptyForm)
  const { email = '' } = parsed.fields
  return redirectWithProblems(sessionForms['sign-up'], parsed, issuesOf(newsletterForm, { email }))
}

/** Handles the footer's newsletter form: subscribes a customer, redirects a guest to the sign-up (decisions, Screens). */
export const handleNewsletterForm = (request: NextRequest): Promise<Response> =>
  fromOwnPage(request, async (traceId) => {
    const subscribe = customerForm('POST user/newsletter/subscribe')
    const isSignedIn = (await readToken(request.cookies)) !== null
    return isSignedIn && subscribe
      ? handleForm(request, { ...subscribe, adds: newsletterConsent('footer') }, traceId, {
          fromSharedPage: true,
        })
      : redirectToSignUp(request)
  })
