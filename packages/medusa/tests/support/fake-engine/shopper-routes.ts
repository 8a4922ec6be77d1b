import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { FakeRefusal, type FakeState } from '#tests/support/fake-engine/state.ts'

export function shopperRoutes(app: FastifyInstance, state: FakeState): void {
  const customerId = z.object({ id: z.string() })
  const wish = customerId.extend({ number: z.coerce.number() })
  app.get('/adapter/devices/:id/cart', ({ params }) => {
    const { cart_id = null, customer_id = null } =
      state.devices.get(customerId.parse(params).id) ?? {}
    const lines = (state.carts.get(cart_id ?? '') ?? []).map(({ id, variant_id, quantity }) => ({
      line_id: id,
      number: state.numberOf('line', id),
      variant_id,
      quantity,
    }))
    return { cart: { cart_id, customer_id, lines } }
  })
  app.put('/adapter/devices/:id', ({ params, body }) => {
    const { id } = customerId.parse(params)
    const kept = z
      .object({ cart_id: z.string().nullable(), customer_id: z.string().nullable() })
      .parse(body)
    state.devices.set(id, kept)
    return { device: { device_id: id, ...kept } }
  })
  app.post('/adapter/devices/:id/move', ({ params, body }) => {
    const { id } = customerId.parse(params)
    state.moveDevice(id, z.object({ to: z.string() }).parse(body).to)
    return {}
  })
  app.get('/adapter/customers/:id/wishes', ({ params }) => {
    const { wishes } = state.customer(customerId.parse(params).id)
    return { wishes: wishes.toReversed().map((number) => ({ number, wished_at: '' })) }
  })
  app.put('/adapter/customers/:id/wishes/:number', ({ params }) => {
    const { id, number } = wish.parse(params)
    const customer = state.customer(id)
    customer.wishes = [...customer.wishes.filter((each) => each !== number), number]
    return {}
  })
  app.delete('/adapter/customers/:id/wishes/:number', ({ params }) => {
    const { id, number } = wish.parse(params)
    const customer = state.customer(id)
    customer.wishes = customer.wishes.filter((each) => each !== number)
    return {}
  })
  app.get('/adapter/customers/:id/newsletter', ({ params }) => ({
    consent: state.customer(customerId.parse(params).id).consent,
  }))
  app.put('/adapter/customers/:id/newsletter', ({ params, body }) => {
    const consent = { given_at: new Date().toISOString(), ...z.looseObject({}).parse(body) }
    state.customer(customerId.parse(params).id).consent = consent
    return { consent }
  })
  app.delete('/adapter/customers/:id/newsletter', ({ params }) => {
    state.customer(customerId.parse(params).id).consent = null
    return { consent: null }
  })
  app.post('/adapter/customers/:id/password', ({ params, body }) => {
    const { password } = z.object({ password: z.string() }).parse(body)
    state.customer(customerId.parse(params).id).password = password
    return {}
  })
  app.delete('/adapter/customers/:id', ({ params }) => {
    const { id } = customerId.parse(params)
    const theirs = state.orders.filter(({ customer_id }) => customer_id === id)
    if (theirs.some(({ status }) => status === 'PAID')) throw new FakeRefusal('OPEN_ORDERS', 409)
    state.customers.delete(id)
    state.passkeys = state.passkeys.filter(({ customer_id }) => customer_id !== id)
    return {}
  })
  app.post('/adapter/customers/:id/email', ({ params, body }) => {
    const { email } = z.object({ email: z.string() }).parse(body)
    if (state.byEmail(email)) throw new FakeRefusal('EMAIL_TAKEN', 409)
    state.customer(customerId.parse(params).id).email = email
    return {}
  })
}
