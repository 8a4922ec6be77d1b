import type { FastifyInstance } from 'fastify'
import type { AttemptLimit } from '#backend/account/attempt-limit.ts'
import { createCustomer } from '#backend/account/customer-repository.ts'
import { hashPassword } from '#backend/account/password.ts'
import { authenticate } from '#backend/account/sign-in.ts'
import { issueToken, revokeToken, revokeTokens } from '#backend/account/token-repository.ts'
import { renewCartDevice } from '#backend/cart/adopt-cart.ts'
import type { Context } from '#backend/context.ts'
import { badRequest } from '#backend/http/http-error.ts'
import { registerEndpoint } from '#backend/http/register-endpoint.ts'
import { queueAccountMail } from '#backend/mail/mail-queue.ts'
import { movePaidGuestOrders } from '#backend/orders/move-guest-orders.ts'
import { words } from '#backend/words/words.ts'
import { emailKey, isEmail } from '#lib/rules/email.ts'

/** Sign-in, sign-up and forgotten password, each with a rate limit, and sign-out. */
export function authRoutes(
  app: FastifyInstance,
  { db, now, mailWorker }: Context,
  limit: AttemptLimit,
): void {
  registerEndpoint(app, 'POST auth/sign-in', async ({ email, password }, { request }) => {
    await limit(request, emailKey(email))
    const customer = await authenticate(db, { email, password }, now())
    if (!customer) throw badRequest('WRONG_PASSWORD', words().answers.session.wrongSignIn)
    if (customer.emailConfirmedAt) await movePaidGuestOrders(db, customer)
    return { access_token: await issueToken(db, customer.id, now()) }
  })

  registerEndpoint(app, 'POST auth/sign-up', async (input, { request }) => {
    const { name, gender, email, password, password_conf } = input
    await limit(request, emailKey(email))
    if (password !== password_conf) {
      throw badRequest('PASSWORD_MISMATCH', words().answers.session.passwordMismatch)
    }
    // Hashed before the lookup, so that a taken address takes as long as a free one.
    const passwordHash = await hashPassword(password)
    const id = await createCustomer(db, { name, gender, email, passwordHash }, now())
    if (id === null) {
      throw badRequest('EMAIL_TAKEN', words().answers.session.noAccount)
    }
    mailWorker.deliver()
    return { access_token: await issueToken(db, id, now()) }
  })

  registerEndpoint(app, 'POST auth/forgot-password', async ({ email }, { request }) => {
    if (!isEmail(email)) throw badRequest('INVALID_INPUT', words().answers.session.invalidEmail)
    await limit(request, emailKey(email))
    // Queued for any address; the account is looked up when the mail is composed.
    await queueAccountMail(db, { kind: 'NEW_PASSWORD', email: emailKey(email) }, now())
    mailWorker.deliver()
    return { message: words().answers.session.passwordSent }
  })

  registerEndpoint(app, 'POST auth/sign-out', async ({ everywhere }, { customer }) => {
    if (everywhere) {
      await revokeTokens(db, customer.id)
      await renewCartDevice(db, customer.id)
    } else await revokeToken(db, customer.tokenHash)
    return { message: words().answers.session.signedOut }
  })
}
