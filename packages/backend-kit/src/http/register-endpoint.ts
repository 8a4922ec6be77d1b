import type { Endpoint } from '@etalase/contract/endpoint.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type CallKey, type Calls, calls, type Input } from '#http/call-input.ts'
import { type Customer, optionalCustomer, requireCustomer } from '#http/customer.ts'
import { registerRoute } from '#http/register-route.ts'

/** The caller: never null for calls with customer access, null for a guest otherwise. */
interface Caller<Key extends CallKey> {
  customer: Calls[Key]['access'] extends 'customer' ? Customer : Customer | null
  request: FastifyRequest
}

/** A handler's result, before serialization. */
type Reply<Key extends CallKey> = z.input<Calls[Key]['data']>

type Handler<Key extends CallKey> = (input: Input<Key>, caller: Caller<Key>) => Promise<Reply<Key>>

const customers: Readonly<
  Record<Endpoint['access'], (request: FastifyRequest) => Promise<Customer | null>>
> = {
  public: async () => null,
  session: async () => null,
  server: async () => null,
  device: optionalCustomer,
  customer: requireCustomer,
  staff: async (request) => {
    await request.server.requireStaff(request)
    return null
  },
}

/** Registers the route of a contract call, with a handler that takes its input and caller. */
export function registerEndpoint<Key extends CallKey>(
  app: FastifyInstance,
  name: Key,
  handler: Handler<Key>,
): void {
  const endpoint: Endpoint = calls[name]
  registerRoute(app, { name, endpoint }, { customerOf: customers[endpoint.access], handler })
}
