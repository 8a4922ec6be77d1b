import type { Endpoint } from '@etalase/contract/endpoint.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { inputSchema, parseInput } from '#http/call-input.ts'
import { answerLanguage, runInLanguage } from '#messages/request-language.ts'

interface Answering<Customer> {
  /** Returns the request's customer; null for a guest. Throws 401. */
  customerOf: (request: FastifyRequest) => Promise<Customer | null>
  /** Returns the response data. The callers' types tie it to each call. */
  handler: (input: never, caller: never) => Promise<unknown>
}

/**
 * Registers the route of a contract call, such as `GET cart`: authenticates the caller, parses the input, responds in the caller's
 * language, wraps the output as `{ data }`, and throws when the output violates the contract. Reads wait for a slot (read-slots.ts); writes
 * don't.
 */
export function registerRoute<Customer>(
  app: FastifyInstance,
  { name, endpoint }: { name: string; endpoint: Endpoint },
  { customerOf, handler }: Answering<Customer>,
): void {
  const [method = '', path = ''] = name.split(' ')
  const schema = inputSchema(endpoint)
  const serve = async (request: FastifyRequest) => {
    const customer = await customerOf(request)
    const input = parseInput(schema, request, endpoint.access)
    // TypeScript can't infer the types of this call.
    const data = await handler(input as never, { customer, request } as never)
    endpoint.data.parse(data)
    return { data }
  }
  app.route({
    method,
    url: `/${path}`,
    ...(endpoint.bodyLimit ? { bodyLimit: endpoint.bodyLimit } : {}),
    handler: (request, reply) =>
      runInLanguage(answerLanguage(request, reply), () =>
        app.inTurn({ name, endpoint }, () => serve(request)),
      ),
  })
}
