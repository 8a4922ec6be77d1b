import { deviceOf, issueDeviceToken } from '@etalase/backend-kit/account/device-token.ts'
import { hashPassword } from '@etalase/backend-kit/account/password.ts'
import { badRequest } from '@etalase/backend-kit/http/http-error.ts'
import { registerEndpoint } from '@etalase/backend-kit/http/register-endpoint.ts'
import { loadOnce } from '@etalase/backend-kit/load-once.ts'
import { queueAccountMail } from '@etalase/backend-kit/mail/mail-queue.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { emailKey } from '@etalase/contract/rules/email.ts'
import { issuesOf, isValid } from '@etalase/contract/rules/field.ts'
import { forgotPasswordForm, signUpForm } from '@etalase/contract/rules/forms.ts'
import type { FastifyInstance } from 'fastify'
import { createCustomer } from '#account/customer-repository.ts'
import { authenticate } from '#account/sign-in.ts'
import { signOutEverywhere } from '#account/sign-out.ts'
import { issueToken, revokeToken } from '#account/token-repository.ts'
import { movePaidGuestOrders } from '#orders/move-guest-orders.ts'
import type { RouteOptions } from '#route-options.ts'

/** Registers sign-in, sign-up and forgotten password, each with a rate limit, and sign-out. */
export default function authRoutes(
  app: FastifyInstance,
  {
    context: { db, now, mailWorker, orderLinkSecret: secret },
    limits: { limitAttempts, limitMails },
  }: RouteOptions,
): void {
  registerEndpoint(app, 'POST auth/sign-in', async (input, { request }) => {
    const { email, password, device_token } = input
    const account = emailKey(email)
    const device = deviceOf(secret, account, device_token)
    await limitAttempts(request, account, device)
    const customer = await authenticate(db, { email, password }, now())
    if (!customer) throw badRequest('WRONG_PASSWORD', messages().answers.session.wrongSignIn)
    if (customer.emailConfirmedAt) await movePaidGuestOrders(db, customer)
    return {
      access_token: await issueToken(db, customer.id, now()),
      device_token: device ? device_token : issueDeviceToken(secret, account),
    }
  })

  registerEndpoint(app, 'POST auth/sign-up', async (input, { request }) => {
    const { name, gender, email, password } = input
    // Not limited by address: strangers could lock its owner out of signing up. One attempt reveals whether it is taken.
    await limitAttempts(request)
    if (issuesOf(signUpForm, input).password_conf) {
      throw badRequest('PASSWORD_MISMATCH', messages().answers.session.passwordMismatch)
    }
    // Hashed before the lookup, so that a taken address takes as long as a free one.
    const passwordHash = await hashPassword(password)
    const account = emailKey(email)
    // Counted once, even if the transaction is retried.
    const mayMail = loadOnce(
      async () => (await limitMails(request, { kind: 'CONFIRM_EMAIL', to: account })) === 0,
    )
    const customer = { name, gender, email, passwordHash }
    const id = await createCustomer(db, customer, { now: now(), mayMail })
    if (id === null) {
      throw badRequest('EMAIL_TAKEN', messages().answers.session.noAccount)
    }
    mailWorker.deliver()
    return {
      access_token: await issueToken(db, id, now()),
      device_token: issueDeviceToken(secret, account),
    }
  })

  registerEndpoint(app, 'POST auth/forgot-password', async (input, { request }) => {
    if (!isValid(issuesOf(forgotPasswordForm, input)))
      throw badRequest('INVALID_INPUT', messages().answers.session.invalidEmail)
    await limitAttempts(request)
    const email = emailKey(input.email)
    const device = deviceOf(secret, email, input.device_token)
    const to = `${device ?? 'stranger'} ${email}`
    // The response is the same above the limit. Passwords already mailed remain valid.
    if ((await limitMails(request, { kind: 'NEW_PASSWORD', to })) === 0) {
      // Queued for any address; the account is looked up when the mail is composed.
      await queueAccountMail(db, { kind: 'NEW_PASSWORD', email }, now())
      mailWorker.deliver()
    }
    return { message: messages().answers.session.passwordSent }
  })

  registerEndpoint(app, 'POST auth/sign-out', async ({ everywhere }, { customer }) => {
    if (everywhere) await signOutEverywhere(db, customer.id)
    else await revokeToken(db, customer.tokenHash)
    return { message: messages().answers.session.signedOut }
  })
}
