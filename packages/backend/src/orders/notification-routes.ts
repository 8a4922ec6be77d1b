import { HttpError } from '@etalase/backend-kit/http/http-error.ts'
import { paymentProblems, unknownStatus } from '@etalase/contract/rules/payment/settlement.ts'
import type { FastifyInstance } from 'fastify'
import { handleNotification } from '#orders/handle-notification.ts'
import type { RouteOptions } from '#route-options.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body of a JSON notification as it was sent: a signature may be over these very bytes. */
    rawBody: string
  }
}

/** The provider's signed notification: only this call changes an order's payment state (payment-courier-facts.md). */
export default function notificationRoutes(
  app: FastifyInstance,
  { context: { db, payment, now, mailWorker } }: RouteOptions,
): void {
  app.decorateRequest('rawBody', '')
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      request.rawBody = body
      parseJson(request, body, done)
    },
  )

  app.post('/payment/notification', async (request, reply) => {
    const reading = payment.readNotification(request)
    if ('refusal' in reading) {
      if (reading.refusal === 'malformed')
        throw new HttpError(400, 'INVALID_INPUT', 'Not a payment notification.')
      const { billNo } = reading
      request.log.warn({ billNo }, 'payment notification that is not for us, or not signed')
      throw new HttpError(403, 'BAD_SIGNATURE', 'The signature does not verify.')
    }
    const { notification } = reading
    const { billNo, status, amount } = notification
    const result = await handleNotification(db, notification, now(), (problem) => {
      const facts = { billNo, status, amount }
      if (problem === 'unknown-status') request.log.warn(facts, unknownStatus)
      else request.log.error(facts, `${paymentProblems[problem]}: settle by hand`)
    })
    // Not awaited: the provider repeats a notification when the answer is late.
    mailWorker.deliver()
    const answer = payment.answer(notification, result, now())
    return reply.status(answer.status).send(answer.body)
  })
}
