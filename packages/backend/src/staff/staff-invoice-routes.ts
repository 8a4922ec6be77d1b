import { registerEndpoint } from '@etalase/backend-kit/http/register-endpoint.ts'
import type { FastifyInstance } from 'fastify'
import type { RouteOptions } from '#route-options.ts'
import { logStaff } from '#staff/require-staff.ts'
import { creditForStaff, listBooked } from '#staff/staff-invoices.ts'

/** Registers the staff calls for invoices. */
export default function staffInvoiceRoutes(app: FastifyInstance, { context }: RouteOptions): void {
  const { db, now } = context

  registerEndpoint(app, 'GET staff/invoices', async (input) => ({
    booked: await listBooked(db, input),
  }))

  registerEndpoint(app, 'POST staff/credit-note', async (input, { request }) => {
    const credited = await creditForStaff(db, input, now())
    const { number, order, amount } = credited.credit_note
    logStaff(request, 'credit-note', { order, number, amount })
    return credited
  })
}
