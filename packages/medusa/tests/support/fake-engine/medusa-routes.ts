import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type FakeCustomer, FakeRefusal, type FakeState } from '#tests/support/fake-engine/state.ts'

const credentials = z.object({ email: z.string(), password: z.string() })
const idOf = (params: unknown) => z.object({ id: z.string() }).parse(params).id

/** Registers the Store API's calls for carts. */
export function cartRoutes(app: FastifyInstance, state: FakeState): void {
  const itemsOf = (params: unknown) => {
    if (state.cartRefusal) throw new FakeRefusal(state.cartRefusal)
    const items = state.carts.get(idOf(params))
    if (!items) throw new FakeRefusal('Cart was not found', 404)
    return items
  }
  const line = z.object({ id: z.string(), line: z.string() })
  app.post('/store/carts', () => {
    const id = state.next('cart')
    state.carts.set(id, [])
    return { cart: { id } }
  })
  app.post('/store/carts/:id/line-items', ({ params, body }) => {
    const { variant_id, quantity } = z
      .object({ variant_id: z.string(), quantity: z.number() })
      .parse(body)
    const id = state.next('cali')
    itemsOf(params).push({ id, variant_id, quantity })
    return {}
  })
  app.post('/store/carts/:id/line-items/:line', ({ params, body }) => {
    const { quantity } = z.object({ quantity: z.number() }).parse(body)
    const item = itemsOf(params).find(({ id }) => id === line.parse(params).line)
    if (!item) throw new FakeRefusal('Line item was not found', 404)
    item.quantity = quantity
    return {}
  })
  app.delete('/store/carts/:id/line-items/:line', ({ params }) => {
    const kept = itemsOf(params).filter(({ id }) => id !== line.parse(params).line)
    state.carts.set(idOf(params), kept)
    return { deleted: true }
  })
}

const shown = ({ id, email, first_name, last_name, metadata }: FakeCustomer) => ({
  id,
  email,
  first_name,
  last_name,
  has_account: true,
  metadata,
})

/** Registers sign-up and sign-in, and the Admin API's calls for customers. */
export function customerRoutes(app: FastifyInstance, state: FakeState): void {
  const identities = new Map<string, string>()

  app.post('/auth/customer/emailpass/register', ({ body }) => {
    const { email, password } = credentials.parse(body)
    if (identities.has(email)) throw new FakeRefusal('Identity with email already exists', 401)
    identities.set(email, password)
    return { token: email }
  })
  app.post('/auth/customer/emailpass', ({ body }) => {
    const { email, password } = credentials.parse(body)
    const known = state.byEmail(email)?.password ?? identities.get(email)
    if (known !== password) throw new FakeRefusal('Invalid email or password', 401)
    return { token: email }
  })
  app.post('/store/customers', ({ headers, body }) => {
    const email = (headers.authorization ?? '').replace('Bearer ', '')
    const { first_name, metadata } = z
      .object({ first_name: z.string(), metadata: z.looseObject({}) })
      .parse(body)
    const password = identities.get(email) ?? ''
    return { customer: shown(state.register(email, password, first_name, metadata)) }
  })
  app.post('/adapter/search/customers', ({ body }) => {
    const found = state.byEmail(z.object({ email: z.string() }).parse(body).email)
    return { customers: found ? [shown(found)] : [] }
  })
  app.get('/admin/customers/:id', ({ params }) => ({
    customer: shown(state.customer(idOf(params))),
  }))
  app.post('/admin/customers/:id', ({ params, body }) => {
    const changes = z
      .object({ first_name: z.string().optional(), metadata: z.looseObject({}).optional() })
      .parse(body)
    const customer = state.customer(idOf(params))
    // Medusa keeps metadata keys that aren't given.
    const metadata = { ...customer.metadata, ...changes.metadata }
    return { customer: shown(Object.assign(customer, changes, { metadata })) }
  })
}

/** Registers the Admin API's calls for addresses. */
export function addressRoutes(app: FastifyInstance, state: FakeState): void {
  const addressId = z.object({ id: z.string(), address: z.string() })
  const own = (params: unknown) => {
    const { id, address } = addressId.parse(params)
    const found = state.customer(id).addresses.find((each) => each.id === address)
    if (!found) throw new FakeRefusal('Address was not found', 404)
    return found
  }
  app.get('/admin/customers/:id/addresses', ({ params }) => ({
    addresses: state.customer(idOf(params)).addresses,
  }))
  app.post('/admin/customers/:id/addresses', ({ params, body }) => {
    state.customer(idOf(params)).addresses.push({
      id: state.next('cuaddr'),
      created_at: new Date().toISOString(),
      is_default_shipping: false,
      ...z.looseObject({}).parse(body),
    })
    return {}
  })
  app.post('/admin/customers/:id/addresses/:address', ({ params, body }) => {
    const changes = z.looseObject({}).parse(body)
    if (changes.is_default_shipping)
      for (const each of state.customer(idOf(params)).addresses) each.is_default_shipping = false
    Object.assign(own(params), changes)
    return {}
  })
  app.delete('/admin/customers/:id/addresses/:address', ({ params }) => {
    const { id, address } = addressId.parse(params)
    const customer = state.customer(id)
    customer.addresses = customer.addresses.filter((each) => each.id !== address)
    return {}
  })
}
