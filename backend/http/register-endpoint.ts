import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Customer, optionalCustomer, requireCustomer } from '#backend/http/customer.ts'
import { badRequest, invalidForStaff } from '#backend/http/http-error.ts'
import { messages } from '#backend/messages/messages.ts'
import { answerLanguage, runInLanguage } from '#backend/messages/request-language.ts'
import type { Endpoint } from '#lib/contract/endpoint.ts'
import { endpoints } from '#lib/contract/endpoints.ts'
import { deviceId } from '#lib/contract/fields.ts'
import { staffEndpoints } from '#lib/contract/staff.ts'

/** Every call that this backend answers. */
export const calls = { ...endpoints, ...staffEndpoints }

type Calls = typeof calls
type CallKey = keyof Calls

type Parsed<Key extends CallKey, Part extends 'query' | 'body'> = Calls[Key] extends {
  [P in Part]: infer Schema extends z.ZodType
}
  ? z.output<Schema>
  : Record<never, never>

type DeviceOf<Key extends CallKey> = Calls[Key]['access'] extends 'device'
  ? { local_device_id: string }
  : Record<never, never>

/** The parsed input of a handler: query and body, plus the device id for calls with device access. */
type Input<Key extends CallKey> = Parsed<Key, 'query'> & Parsed<Key, 'body'> & DeviceOf<Key>

/** The caller: never null for calls with customer access, null for a guest otherwise. */
interface Caller<Key extends CallKey> {
  customer: Calls[Key]['access'] extends 'customer' ? Customer : Customer | null
  request: FastifyRequest
}

/** The data that a handler returns, before serialization. */
type Reply<Key extends CallKey> = z.input<Calls[Key]['data']>

type Handler<Key extends CallKey> = (input: Input<Key>, caller: Caller<Key>) => Promise<Reply<Key>>

const device = z.object({ local_device_id: deviceId })

function inputSchema(endpoint: Endpoint): z.ZodObject {
  const schema = z.object({ ...endpoint.query?.shape, ...endpoint.body?.shape })
  if (endpoint.access === 'device') return schema.extend(device.shape)
  // A date that staff misspell would be one that nobody gave.
  return endpoint.access === 'staff' ? schema.strict() : schema
}

function parseInput(
  schema: z.ZodObject,
  request: FastifyRequest,
  access: Endpoint['access'],
): unknown {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const source = isRead ? request.query : request.body
  const parsed = schema.safeParse(source ?? {})
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map((issue) => issue.path.join('.') || 'body')
  const message = messages().answers.request.check([...new Set(fields)].join(', '))
  throw access === 'staff' ? invalidForStaff(message) : badRequest('INVALID_INPUT', message)
}

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
 * caller's language, wraps the output as `{ data }`, and throws when the output breaks the contract.
 */
export function registerEndpoint<Key extends CallKey>(
  app: FastifyInstance,
  call: Key,
  handler: Handler<Key>,
): void {
  const endpoint: Endpoint = calls[call]
  const [method = '', path = ''] = call.split(' ')
  const schema = inputSchema(endpoint)
  app.route({
    method,
    url: `/${path}`,
    handler: (request, reply) =>
      runInLanguage(answerLanguage(request, reply), async () => {
        const customer = await customers[endpoint.access](request)
        const input = parseInput(schema, request, endpoint.access)
        // TypeScript cannot infer the schema that belongs to Key.
        const data = await handler(input as Input<Key>, { customer, request } as Caller<Key>)
        endpoint.data.parse(data)
        return { data }
      }),
  })
}

/** JSON text with booleans as 0 and 1 (decisions, Calls). */
export function withNumericFlags(payload: unknown): string {
  return JSON.stringify(payload, (_, value: unknown) =>
    typeof value === 'boolean' ? Number(value) : value,
  )
}
