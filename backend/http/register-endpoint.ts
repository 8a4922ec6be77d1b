import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Customer, optionalCustomer, requireCustomer } from '#backend/http/customer.ts'
import { badRequest } from '#backend/http/http-error.ts'
import type { Endpoint } from '#lib/contract/endpoint.ts'
import { type EndpointKey, type Endpoints, endpoints } from '#lib/contract/endpoints.ts'

type Parsed<Key extends EndpointKey, Part extends 'query' | 'body'> = Endpoints[Key] extends {
  [P in Part]: infer Schema extends z.ZodType
}
  ? z.output<Schema>
  : Record<never, never>

type DeviceOf<Key extends EndpointKey> = Endpoints[Key]['access'] extends 'device'
  ? { local_device_id: string }
  : Record<never, never>

/** What a handler gets: the call's own input, parsed, and the device where the call carries one. */
export type Input<Key extends EndpointKey> = Parsed<Key, 'query'> &
  Parsed<Key, 'body'> &
  DeviceOf<Key>

/** Who makes the call: always somebody where it takes a customer, perhaps a guest where it takes a device. */
interface Caller<Key extends EndpointKey> {
  customer: Endpoints[Key]['access'] extends 'customer' ? Customer : Customer | null
  request: FastifyRequest
}

/** What a handler answers: the call's data as it goes onto the wire. */
export type Reply<Key extends EndpointKey> = z.input<Endpoints[Key]['data']>

type Handler<Key extends EndpointKey> = (
  input: Input<Key>,
  caller: Caller<Key>,
) => Promise<Reply<Key>>

/** In lower case: one device is one, however its id is written. */
const device = z.object({ local_device_id: z.uuid().toLowerCase() })

function inputSchema(endpoint: Endpoint): z.ZodObject {
  const schema = z.object({ ...endpoint.query?.shape, ...endpoint.body?.shape })
  return endpoint.access === 'device' ? schema.extend(device.shape) : schema
}

function parseInput(schema: z.ZodObject, request: FastifyRequest): unknown {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const source = isRead ? request.query : request.body
  const parsed = schema.safeParse(source ?? {})
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map((issue) => issue.path.join('.') || 'body')
  throw badRequest('INVALID_INPUT', `Please check: ${[...new Set(fields)].join(', ')}.`)
}

const customers: Readonly<
  Record<Endpoint['access'], (request: FastifyRequest) => Promise<Customer | null>>
> = {
  public: async () => null,
  session: async () => null,
  server: async () => null,
  device: optionalCustomer,
  customer: requireCustomer,
}

/**
 * Answers a call of the contract: finds who asks, parses what comes in, wraps what goes out as
 * `{ data }`, and fails when the handler's answer breaks the contract.
 */
export function registerEndpoint<Key extends EndpointKey>(
  app: FastifyInstance,
  call: Key,
  handler: Handler<Key>,
): void {
  const endpoint: Endpoint = endpoints[call]
  const [method = '', path = ''] = call.split(' ')
  const schema = inputSchema(endpoint)
  app.route({
    method,
    url: `/${path}`,
    handler: async (request) => {
      const customer = await customers[endpoint.access](request)
      const input = parseInput(schema, request)
      // The registry pairs each name with its schemas, which TypeScript cannot follow through Key.
      const data = await handler(input as Input<Key>, { customer, request } as Caller<Key>)
      endpoint.data.parse(data)
      return { data }
    },
  })
}
