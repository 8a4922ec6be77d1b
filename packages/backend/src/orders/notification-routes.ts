import { errorForLog } from '@etalase/backend-kit/http/error-log.ts'
import { HttpError } from '@etalase/backend-kit/http/http-error.ts'
import type { NotificationReading } from '@etalase/backend-kit/payment/provider.ts'
import { paymentProblems, unknownStatus } from '@etalase/contract/rules/payment/settlement.ts'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { handleNotification } from '#orders/handle-notification.ts'
import type { RouteOptions } from '#route-options.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body of a JSON notification as it was sent: a signature may be over these very bytes. */
    rawBody: string
  }
}

/** The answer to what is no verified notification; the log has what it is about. */
function refuse(
  reading: Extract<NotificationReading, { refusal: unknown }>,
  log: FastifyBaseLogger,
): HttpError {
  const { billNo } = reading
  switch (reading.refusal) {
    case 'malformed':
      return new HttpError(400, 'INVALID_INPUT', 'Not a payment notification.')
    case 'unsigned':
      log.warn({ billNo }, 'payment notification that is not for us, or not signed')
      return new HttpError(403, 'BAD_SIGNATURE', 'The signature does not verify.')
    case 'unconfirmed':
      log.error(
        { ...errorForLog(reading.error), billNo },
        'payment notification that the provider does not confirm; it is asked to repeat it',
      )
      return new HttpError(503, 'UNAVAILABLE', 'The status could not be read. Please repeat this.')
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
    const reading = await payment.readNotification(request)
    if ('refusal' in reading) throw refuse(reading, request.log)
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
