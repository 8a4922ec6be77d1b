import { ipRateLimit, tooManyRequests } from '@etalase/backend-kit/http/rate-limits.ts'
import { registerEndpoint } from '@etalase/backend-kit/http/register-endpoint.ts'
import { queueAccountMail } from '@etalase/backend-kit/mail/mail-queue.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import type { FastifyInstance } from 'fastify'
import { confirmEmail } from '#account/confirm-email.ts'
import { confirmationDays } from '#account/confirmation-token.ts'
import { getCustomer } from '#account/customer-repository.ts'
import type { RouteOptions } from '#route-options.ts'

/** Generous, because tokens can't be guessed and many phones on a mobile network share an address. */
const attemptsPerNetwork = { max: 300, timeWindow: '15 minutes' }

/** Registers the calls that confirm a customer's e-mail address, and that mail the link. */
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
