import {
  type NotificationOutcome,
  paymentProblems,
  unknownStatus,
} from '@etalase/contract/rules/payment/settlement.ts'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { errorForLog } from '#http/error-log.ts'
import { HttpError } from '#http/http-error.ts'
import type {
  Notification,
  NotificationReading,
  NotificationResult,
  PaymentProvider,
} from '#payment/provider.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body of a JSON notification as received: a signature may cover its exact bytes. */
    rawBody: string
  }
}

/** Logs a notification that staff need to handle. */
export function logPaymentProblem(
  log: FastifyBaseLogger,
  { billNo, status, amount }: Notification,
  problem: Exclude<NotificationOutcome, 'done'>,
): void {
  const facts = { billNo, status, amount }
  if (problem === 'unknown-status') log.warn(facts, unknownStatus)
  else log.error(facts, `${paymentProblems[problem]}: settle by hand`)
}

/** Builds the response to an unverified notification, and logs its bill number. */
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

interface Options {
  payment: PaymentProvider
  now: () => Date
  /** Records a verified notification. */
  settle: (notification: Notification, log: FastifyBaseLogger) => Promise<NotificationResult>
}

/**
 * Registers the route for the provider's signed notification, the only call that changes an order's payment state
 * (payment-courier-facts.md). Needs its own Fastify instance, because it replaces the JSON parser to keep the raw bytes.
 */
export function notificationRoute(app: FastifyInstance, { payment, now, settle }: Options): void {
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
    const result = await settle(notification, request.log)
    const answer = payment.answer(notification, result, now())
    return reply.status(answer.status).send(answer.body)
  })
}
