import type { Endpoint } from '@etalase/contract/endpoint.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import {
  type CallKey,
  type Calls,
  calls,
  type Input,
  inputSchema,
  parseInput,
} from '#http/call-input.ts'
import { type Customer, optionalCustomer, requireCustomer } from '#http/customer.ts'
import { answerLanguage, runInLanguage } from '#messages/request-language.ts'

/** The caller: never null for calls with customer access, null for a guest otherwise. */
interface Caller<Key extends CallKey> {
  customer: Calls[Key]['access'] extends 'customer' ? Customer : Customer | null
  request: FastifyRequest
}

/** The data that a handler returns, before serialization. */
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

/**
 * Registers the route of a contract call: authenticates the caller, parses the input, answers in the
 * caller's language, wraps the output as `{ data }`, and throws when the output breaks the contract. One that reads waits for a
 * slot (read-slots.ts); one that writes comes first.
 */
export function registerEndpoint<Key extends CallKey>(
  app: FastifyInstance,
  call: Key,
  handler: Handler<Key>,
): void {
  const endpoint: Endpoint = calls[call]
  const [method = '', path = ''] = call.split(' ')
  const schema = inputSchema(endpoint)
  const serve = async (request: FastifyRequest) => {
    const customer = await customers[endpoint.access](request)
    const input = parseInput(schema, request, endpoint.access)
    // TypeScript cannot infer the schema that belongs to Key.
    const data = await handler(input as Input<Key>, { customer, request } as Caller<Key>)
    endpoint.data.parse(data)
    return { data }
  }
  app.route({
    method,
    url: `/${path}`,
    ...(endpoint.bodyLimit ? { bodyLimit: endpoint.bodyLimit } : {}),
    handler: (request, reply) =>
      runInLanguage(answerLanguage(request, reply), () =>
        app.inTurn({ name: call, endpoint }, () => serve(request)),
      ),
  })
}
