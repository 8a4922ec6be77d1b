import type { AttemptLimit } from '@etalase/backend-kit/account/attempt-limit.ts'
import { deviceOf, issueDeviceToken } from '@etalase/backend-kit/account/device-token.ts'
import { errorForLog } from '@etalase/backend-kit/http/error-log.ts'
import { badRequest } from '@etalase/backend-kit/http/http-error.ts'
import type { MailLimit } from '@etalase/backend-kit/mail/mail-limit.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { emailKey } from '@etalase/contract/rules/email.ts'
import { issuesOf, isValid } from '@etalase/contract/rules/field.ts'
import { forgotPasswordForm, signUpForm } from '@etalase/contract/rules/forms.ts'
import { endAllSessions, endSession } from '#account/end-session.ts'
import { mailPassword } from '#account/mail-password.ts'
import { authenticate } from '#account/sign-in.ts'
import { createCustomer } from '#account/sign-up.ts'
import type { Adapter } from '#adapter.ts'
import { renewCartDevice } from '#cart/adopt-cart.ts'
import { issueToken } from '#customer/session.ts'
import type { AnswerCall } from '#http/answer-call.ts'

interface Limits {
  limit: AttemptLimit
  limitMails: MailLimit
}

/** Registers sign-in, sign-up and forgotten password, each with a limit of attempts, and sign-out. */
export function authRoutes(answer: AnswerCall, adapter: Adapter, limits: Limits): void {
  const { limit, limitMails } = limits
  const { engine, secret, now } = adapter

  answer('POST auth/sign-in', async ({ email, password, device_token }, { request }) => {
    const account = emailKey(email)
    const device = deviceOf(secret, account, device_token)
    await limit(request, account, device)
    const customer = await authenticate(adapter, { email: account, password })
    if (!customer) throw badRequest('WRONG_PASSWORD', messages().answers.session.wrongSignIn)
    return {
      access_token: issueToken(adapter, customer.id, now()),
      device_token: device ? device_token : issueDeviceToken(secret, account),
    }
  })

  answer('POST auth/sign-up', async (input, { request }) => {
    await limit(request)
    if (issuesOf(signUpForm, input).password_conf)
      throw badRequest('PASSWORD_MISMATCH', messages().answers.session.passwordMismatch)
    const { name, gender, password } = input
    const email = emailKey(input.email)
    const id = await createCustomer(engine, { name, gender, email, password })
    return {
      access_token: issueToken(adapter, id, now()),
      device_token: issueDeviceToken(secret, email),
    }
  })

  answer('POST auth/forgot-password', async (input, { request }) => {
    if (!isValid(issuesOf(forgotPasswordForm, input)))
      throw badRequest('INVALID_INPUT', messages().answers.session.invalidEmail)
    const email = emailKey(input.email)
    await limit(request, email, deviceOf(secret, email, input.device_token))
    // The response is the same over the limit: the password mailed before is still valid.
    if ((await limitMails(request, { kind: 'NEW_PASSWORD', to: email })) === 0)
      // Not awaited, so that known and unknown addresses are answered in the same time.
      mailPassword(adapter, email).catch((error: unknown) =>
        request.log.error(errorForLog(error), 'a password was not mailed'),
      )
    return { message: messages().answers.session.passwordSent }
  })

  answer('POST auth/sign-out', async ({ everywhere }, { customer }) => {
    if (everywhere) await renewCartDevice(adapter, await endAllSessions(adapter, customer, now()))
    else await endSession(adapter, customer)
    return { message: messages().answers.session.signedOut }
  })
}
