import type { FastifyInstance } from 'fastify'
import { confirmEmail } from '#backend/account/confirm-email.ts'
import { confirmationDays } from '#backend/account/confirmation-token.ts'
import { getCustomer } from '#backend/account/customer-repository.ts'
import { ipRateLimit, tooManyRequests } from '#backend/http/rate-limits.ts'
import { registerEndpoint } from '#backend/http/register-endpoint.ts'
import { queueAccountMail } from '#backend/mail/mail-queue.ts'
import { messages } from '#backend/messages/messages.ts'
import type { RouteOptions } from '#backend/route-options.ts'

/** A token cannot be guessed; on a mobile network many phones share an address. */
const attemptsPerNetwork = { max: 300, timeWindow: '15 minutes' }

/** The proof that an e-mail address is its customer's, and the mail that asks for it. */
export default function confirmEmailRoutes(
  app: FastifyInstance,
  { context, limits: { limitMails } }: RouteOptions,
): void {
  const { db, now, mailWorker } = context
  const limitAttempts = ipRateLimit(app, attemptsPerNetwork)

  registerEndpoint(app, 'POST auth/confirm-email', async ({ token }, { request }) => {
    await limitAttempts(request)
    const moved = await confirmEmail(context, token)
    return { message: messages().answers.account.emailConfirmed(moved) }
  })

  registerEndpoint(app, 'POST user/confirmation-mail', async (_, { customer, request }) => {
    const { email, emailConfirmedAt } = await getCustomer(db, customer.id)
    if (emailConfirmedAt) return { message: messages().answers.account.emailConfirmedAlready }
    const seconds = await limitMails(request, { kind: 'CONFIRM_EMAIL', to: email })
    if (seconds > 0) throw tooManyRequests(seconds)
    await queueAccountMail(db, { kind: 'CONFIRM_EMAIL', email }, now())
    mailWorker.deliver()
    return { message: messages().answers.account.linkSent(confirmationDays) }
  })
}
