import type { FastifyInstance } from 'fastify'
import { HttpError } from '#backend/http/http-error.ts'
import { handleNotification } from '#backend/orders/handle-notification.ts'
import type { RouteOptions } from '#backend/route-options.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body of a JSON notification as it was sent: a signature may be over these very bytes. */
    rawBody: string
  }
}

/** What the log says of a notification that is verified and could not be applied. */
const unsettled = {
  'too-late': 'payment for a closed order, or reversal of a sent one: settle by hand',
  'wrong-amount': 'payment of another amount than the order costs: settle by hand',
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
    const result = await handleNotification(db, notification, now(), (problem) =>
      request.log.error({ billNo, status, amount }, unsettled[problem]),
    )
    // Not awaited: the provider repeats a notification when the answer is late.
    mailWorker.deliver()
    const answer = payment.answer(notification, result, now())
    return reply.status(answer.status).send(answer.body)
  })
}
