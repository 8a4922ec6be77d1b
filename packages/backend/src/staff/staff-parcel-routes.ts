import { HttpError, notFound } from '@etalase/backend-kit/http/http-error.ts'
import { registerEndpoint } from '@etalase/backend-kit/http/register-endpoint.ts'
import type { FastifyInstance } from 'fastify'
import { bookParcel } from '#parcels/book-parcel.ts'
import { readParcel } from '#parcels/read-parcel.ts'
import type { RouteOptions } from '#route-options.ts'
import { logStaff } from '#staff/require-staff.ts'
import { findForStaff, idOf } from '#staff/staff-orders.ts'

/** Registers booking by staff, and the aggregator's webhook. A webhook only triggers a read at the aggregator. */
export default function parcelRoutes(app: FastifyInstance, { context }: RouteOptions): void {
  const { db, mailWorker } = context

  registerEndpoint(app, 'POST staff/book-parcel', async ({ order: name }, { request }) => {
    await bookParcel(context, await idOf(db, name))
    const order = await findForStaff(db, name)
    logStaff(request, 'book-parcel', { order: order.number, booking: order.parcel?.booking })
    mailWorker.deliver()
    return { order }
  })

  // The aggregator's dashboard tests the webhook with an empty body, which Fastify's own parser refuses.
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => (body.trim() ? parseJson(request, body, done) : done(null, {})),
  )

  app.post('/parcel/notification', async (request) => {
    const { booking } = context.shipping
    if (!booking) throw notFound('This backend has no aggregator of couriers.')
    const reading = booking.readWebhook(request)
    if (reading === 'test') return { result: 'ok' }
    if (reading === 'malformed')
      throw new HttpError(400, 'INVALID_INPUT', 'Not a notification of a parcel.')
    if (reading === 'unsigned') {
      request.log.warn('notification of a parcel without our secret')
      throw new HttpError(403, 'BAD_SIGNATURE', 'The secret is not ours.')
    }
    try {
      return { result: await readParcel(context, booking, reading.bookingId) }
    } catch (error) {
      context.onShippingFailure(error, `parcel ${reading.bookingId}`)
      throw new HttpError(503, 'UNAVAILABLE', 'The parcel could not be read. Please repeat this.')
    } finally {
      mailWorker.deliver()
    }
  })
}
