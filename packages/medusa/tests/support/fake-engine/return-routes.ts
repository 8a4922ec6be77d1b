import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { FakeRefusal, type FakeState } from '#tests/support/fake-engine/state.ts'

const asked = z.object({ reason: z.string(), words: z.string(), pictures: z.array(z.string()) })

export function returnRoutes(app: FastifyInstance, state: FakeState): void {
  app.post('/adapter/orders/:trx_ref/return', ({ params, body }) => {
    const order = state.order(params)
    const { pictures, ...given } = asked.parse(body)
    if (order.return_request) return { order }
    if (order.status !== 'COMPLETED') throw new FakeRefusal('ORDER_CLOSED', 409)
    state.pictures.set(order.trx_ref, pictures)
    order.return_request = {
      ...given,
      status: 'REQUESTED',
      answer: null,
      requested_at: new Date().toISOString(),
      picture_count: pictures.length,
    }
    return { order }
  })
  app.get('/adapter/orders/:trx_ref/return/pictures/:number', ({ params }) => {
    const { number } = z.object({ number: z.coerce.number() }).parse(params)
    const picture = state.pictures.get(state.order(params).trx_ref)?.[number - 1]
    if (!picture) throw new FakeRefusal('NOT_FOUND', 404)
    return { picture }
  })
}
