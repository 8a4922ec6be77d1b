import { notFound } from '@etalase/backend-kit/http/http-error.ts'
import { registerEndpoint } from '@etalase/backend-kit/http/register-endpoint.ts'
import type { FastifyInstance } from 'fastify'
import { findReturnPicture } from '#orders/return-requests.ts'
import type { RouteOptions } from '#route-options.ts'
import { logStaff } from '#staff/require-staff.ts'
import { moveReturn, returnForStaff, returnsForStaff } from '#staff/staff-returns.ts'

/** Registers the staff calls for return requests. */
export default function staffReturnRoutes(app: FastifyInstance, { context }: RouteOptions): void {
  const { db, mailWorker, now } = context

  registerEndpoint(app, 'GET staff/returns', async (input) => ({
    returns: await returnsForStaff(db, input),
  }))

  registerEndpoint(app, 'GET staff/return', async ({ order }) => ({
    return: await returnForStaff(db, order),
  }))

  registerEndpoint(app, 'GET staff/return-picture', async ({ order, number }) => {
    const { id } = await returnForStaff(db, order)
    const picture = await findReturnPicture(context, id, number)
    if (picture === null) throw notFound(`The return request has no picture ${number}.`)
    return { picture }
  })

  registerEndpoint(app, 'POST staff/return-step', async (input, { request }) => {
    const moved = await moveReturn(db, input, now())
    logStaff(request, `return ${input.step}`, { order: moved.number })
    mailWorker.deliver()
    return { return: moved }
  })
}
