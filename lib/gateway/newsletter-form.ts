import 'server-only'
import { randomUUID } from 'node:crypto'
import type { NextRequest } from 'next/server'
import { customerForm } from '#lib/gateway/account-forms.ts'
import { failureResponse, foreignWrite } from '#lib/gateway/failure-response.ts'
import { seeOther } from '#lib/gateway/form-response.ts'
import { handleForm } from '#lib/gateway/handle-form.ts'
import { emptyForm, parseForm } from '#lib/gateway/parse-form.ts'
import { isSameOrigin } from '#lib/gateway/same-origin.ts'
import { keepFlash } from '#lib/session/flash.ts'
import { readToken } from '#lib/session/session.ts'

/** To the sign-up with the e-mail address filled in, which no address bar or log gets to see. */
async function inviteToSignUp(request: NextRequest): Promise<Response> {
  const typed = await parseForm(request, 'POST newsletter').catch(() => emptyForm)
  const { email } = typed.fields
  const response = seeOther('/sign-up')
  const said = { problems: {}, message: '', isDone: false }
  if (email) await keepFlash(response.cookies, { page: '/sign-up', values: { email }, ...said })
  return response
}

/** The footer's newsletter box: whoever is signed in is subscribed, anybody else is led to the sign-up (decisions, Screens). */
export async function handleNewsletterForm(request: NextRequest): Promise<Response> {
  const traceId = randomUUID()
  if (!isSameOrigin(request.headers)) return failureResponse(foreignWrite, traceId)
  const subscribe = customerForm('POST user/newsletter/subscribe')
  const isSignedIn = (await readToken(request.cookies)) !== null
  return isSignedIn && subscribe ? handleForm(request, subscribe, traceId) : inviteToSignUp(request)
}
