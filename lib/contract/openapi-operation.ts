import { z } from 'zod'
import type { Access, Endpoint } from '#lib/contract/endpoint.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

interface Parameter {
  name: string
  in: string
  required: boolean
  schema: JsonSchema
}

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security: readonly Readonly<Record<string, readonly string[]>>[]
  /** Its own ones, and references to those of all calls. */
  parameters: (Parameter | { $ref: string })[]
  requestBody?: { required: true; content: { 'application/json': { schema: JsonSchema } } }
  responses: Record<string, object>
}

/** The named schemas that operations refer to. */
export type Components = Record<string, JsonSchema>

const tagPatterns: readonly (readonly [pattern: RegExp, name: string, description: string])[] = [
  [/ staff\//, 'Staff', 'Orders, stock and prices, for those who work for the company.'],
  [/ auth\//, 'Sessions', 'Sign-up, sign-in, passwords and sign-out.'],
  [/ user\/orders/, 'Orders', 'The orders of a customer.'],
  [/ user\//, 'Account', 'Profile, addresses, wishlist and newsletter of a customer.'],
  [
    / checkout|check-showroom|promos/,
    'Checkout',
    'From the availability of a cart to a paid order.',
  ],
  [/ cart/, 'Cart', 'The cart of a device, or of a customer.'],
  [/ (master\/showroom|check-stock)/, 'Stores', 'Stores, and what they have in stock.'],
  [/ master\/(province|city|subdistrict)/, 'Areas', 'The parts of an address.'],
  [/./, 'Catalogue', 'Home, categories, lists, products and search.'],
]

/** The groups of operations, as the document declares them. */
export const tags = tagPatterns.map(([, name, description]) => ({ name, description }))

const accessNotes: Readonly<Record<Access, string>> = {
  public: 'Needs no token.',
  device: 'Carries local_device_id; with a token it is a call of the signed-in customer.',
  customer: 'Needs a token: without a valid one the response is 401, UNAUTHORIZED.',
  session: "Starts or ends a session: the shop's server alone makes it, and keeps the token.",
  server: "The shop's server alone makes it.",
  staff: 'Needs the token of the staff; the shop never makes it.',
}

/** Which calls carry a customer's token: none, some, or all of an operation. */
const security: Readonly<Record<Access, Operation['security']>> = {
  public: [],
  device: [{}, { token: [] }],
  customer: [{ token: [] }],
  session: [],
  server: [],
  staff: [{ staff: [] }],
}

const optionalNote =
  'Optional: a backend without it responds with 404, and the shop works without it.'

const deviceId = { type: 'string', format: 'uuid' } as const
const errorReply = { $ref: '#/components/responses/Refusal' }

/** A schema as JSON Schema, with its named parts moved into `components`. */
function wireSchema(schema: z.ZodType, components: Components): JsonSchema {
  const text = JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))
  const {
    $schema: _,
    $defs = {},
    ...rest
  } = JSON.parse(text.replaceAll('#/$defs/', '#/components/schemas/'))
  Object.assign(components, $defs)
  return rest
}

function inputSchema(schema: z.ZodObject | undefined, access: Access, components: Components) {
  const base: JsonSchema = wireSchema(schema ?? z.object({}), components)
  if (access !== 'device') return base
  const required = [...(base.required ?? []), 'local_device_id']
  return { ...base, required, properties: { ...base.properties, local_device_id: deviceId } }
}

function parametersOf({ query, access }: Endpoint, components: Components): Parameter[] {
  const { properties = {}, required = [] } = inputSchema(query, access, components)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: Object(schema),
  }))
}

function responsesOf({ data, refuses = [], access, isOptional }: Endpoint, components: Components) {
  const schema = {
    type: 'object',
    required: ['data'],
    properties: { data: wireSchema(data, components) },
  }
  const codes = ['INVALID_INPUT', ...refuses]
  return {
    '200': { description: 'Done', content: { 'application/json': { schema } } },
    '400': { ...errorReply, description: `Refused: ${codes.join(', ')}` },
    ...(['customer', 'device', 'staff'].includes(access) ? { '401': errorReply } : {}),
    ...(refuses.includes('FORBIDDEN') ? { '403': errorReply } : {}),
    ...(refuses.includes('NOT_FOUND') || isOptional ? { '404': errorReply } : {}),
    ...(refuses.includes('TOO_MANY_REQUESTS') ? { '429': errorReply } : {}),
    default: errorReply,
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 100 },
} as const

const acceptLanguage = { $ref: '#/components/parameters/AcceptLanguage' } as const

/** A call of the contract as an OpenAPI operation; its named schemas go into `components`. */
export function operationOf(call: string, endpoint: Endpoint, components: Components): Operation {
  const isRead = call.startsWith('GET ')
  const parameters = isRead ? parametersOf(endpoint, components) : []
  if (call === 'POST checkout-trx') parameters.push(idempotencyKey)
  const schema = isRead ? null : inputSchema(endpoint.body, endpoint.access, components)
  const access = accessNotes[endpoint.access]
  return {
    operationId: call.replaceAll(/[ /]/g, '-').toLowerCase(),
    tags: [tagPatterns.find(([pattern]) => pattern.test(call))?.[1] ?? ''],
    summary: endpoint.summary,
    description: endpoint.isOptional ? `${access} ${optionalNote}` : access,
    security: security[endpoint.access],
    parameters: [...parameters, acceptLanguage],
    ...(schema?.properties && Object.keys(schema.properties).length > 0
      ? { requestBody: { required: true, content: { 'application/json': { schema } } } }
      : {}),
    responses: responsesOf(endpoint, components),
  }
}
