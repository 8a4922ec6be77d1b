import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuse } from '#backend/http/refusal.ts'
import type { Endpoint } from '#lib/contract/endpoint.ts'
import { type EndpointKey, type Endpoints, endpoints } from '#lib/contract/endpoints.ts'

type Parsed<Key extends EndpointKey, Part extends 'query' | 'body'> = Endpoints[Key] extends {
  [P in Part]: infer Schema extends z.ZodType
}
  ? z.output<Schema>
  : Record<never, never>

/** What a handler gets: the call's own input, parsed, and the device where the call carries one. */
export type Input<Key extends EndpointKey> = Parsed<Key, 'query'> &
  Parsed<Key, 'body'> & { local_device_id: string }

/** What a handler answers: the call's data as it goes onto the wire. */
export type Reply<Key extends EndpointKey> = z.input<Endpoints[Key]['data']>

const device = z.object({ local_device_id: z.uuid() })

function inputSchema(endpoint: Endpoint): z.ZodObject {
  const schema = z.object({ ...endpoint.query?.shape, ...endpoint.body?.shape })
  return endpoint.access === 'device' ? schema.extend(device.shape) : schema
}

function parseInput(schema: z.ZodObject, request: FastifyRequest): unknown {
  const source = request.method === 'GET' ? request.query : request.body
  const parsed = schema.safeParse(source ?? {})
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map((issue) => issue.path.join('.') || 'body')
  throw refuse('INVALID_INPUT', `Please check: ${[...new Set(fields)].join(', ')}.`)
}

/**
 * Answers a call of the contract: parses what comes in, wraps what goes out as `{ data }`,
 * and fails when the handler's answer breaks the contract.
 */
export function answer<Key extends EndpointKey>(
  app: FastifyInstance,
  call: Key,
  handler: (input: Input<Key>, request: FastifyRequest) => Promise<Reply<Key>>,
): void {
  const endpoint: Endpoint = endpoints[call]
  const [method = '', path = ''] = call.split(' ')
  const schema = inputSchema(endpoint)
  app.route({
    method,
    url: `/${path}`,
    handler: async (request) => {
      // The registry pairs each name with its schema, which TypeScript cannot follow through Key.
      const data = await handler(parseInput(schema, request) as Input<Key>, request)
      endpoint.data.parse(data)
      return { data }
    },
  })
}
