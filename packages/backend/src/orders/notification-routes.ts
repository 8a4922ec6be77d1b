import {
  logPaymentProblem,
  notificationRoute,
} from '@etalase/backend-kit/payment/notification-route.ts'
import type { FastifyInstance } from 'fastify'
import { handleNotification } from '#orders/handle-notification.ts'
import type { RouteOptions } from '#route-options.ts'

/** Registers the provider's signed notification. Only this call changes an order's payment state (payment-courier-facts.md). */
export default function notificationRoutes(
  app: FastifyInstance,
  { context: { db, payment, now, mailWorker } }: RouteOptions,
): void {
  notificationRoute(app, {
    payment,
    now,
    async settle(notification, log) {
      const result = await handleNotification(db, notification, now(), (problem) =>
        logPaymentProblem(log, notification, problem),
      )
      // Not awaited, because the provider repeats a notification when the response is late.
      mailWorker.deliver()
      return result
    },
  })
}
