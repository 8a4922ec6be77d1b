import type { AttemptLimit } from '#backend/account/attempt-limit.ts'
import { deviceOf, issueDeviceToken } from '#backend/account/device-token.ts'
import { errorForLog } from '#backend/http/error-log.ts'
import { badRequest } from '#backend/http/http-error.ts'
import type { MailLimit } from '#backend/mail/mail-limit.ts'
import { messages } from '#backend/messages/messages.ts'
import { endAllSessions, endSession } from '#engines/medusa/adapter/account/end-session.ts'
import { mailPassword } from '#engines/medusa/adapter/account/mail-password.ts'
import { issueToken } from '#engines/medusa/adapter/account/session.ts'
import { authenticate } from '#engines/medusa/adapter/account/sign-in.ts'
import { createCustomer } from '#engines/medusa/adapter/account/sign-up.ts'
import type { Adapter } from '#engines/medusa/adapter/adapter.ts'
import { renewCartDevice } from '#engines/medusa/adapter/cart/adopt-cart.ts'
import type { AnswerCall } from '#engines/medusa/adapter/http/answer-call.ts'
import { emailKey } from '#lib/rules/email.ts'
import { issuesOf, isValid } from '#lib/rules/field.ts'
import { forgotPasswordForm, signUpForm } from '#lib/rules/forms.ts'

interface Limits {
  limit: AttemptLimit
  limitMails: MailLimit
}

/** Sign-in, sign-up and forgotten password, each with a limit of attempts, and sign-out. */
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
    // Over the limit the answer is the same: the password that was mailed before is valid.
    if ((await limitMails(request, { kind: 'NEW_PASSWORD', to: email })) === 0)
      // Not awaited: known and unknown addresses are answered at the same time.
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
