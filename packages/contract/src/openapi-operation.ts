import { z } from 'zod'
import { buyingBehaviour } from '#behaviour-buying.ts'
import { catalogueBehaviour } from '#behaviour-catalogue.ts'
import { peopleBehaviour } from '#behaviour-people.ts'
import { staffBehaviour } from '#behaviour-staff.ts'
import type { Access, Endpoint } from '#endpoint.ts'
import { describeFields, type JsonSchema, oneType } from '#openapi-fields.ts'

interface Parameter {
  name: string
  in: string
  required: boolean
  description?: string
  schema: JsonSchema
  example?: unknown
}

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security: readonly Readonly<Record<string, readonly string[]>>[]
  /** Its own parameters, and references to shared ones. */
  parameters: (Parameter | { $ref: string })[]
  requestBody?: {
    required: true
    content: { 'application/json': { schema: JsonSchema; example?: unknown } }
  }
  responses: Record<string, object>
}

/** Named schemas that operations refer to. */
export type Components = Record<string, JsonSchema>

const tagPatterns: readonly (readonly [pattern: RegExp, name: string, description: string])[] = [
  [/ staff\//, 'Staff', 'Orders, stock and prices, for the staff of the company.'],
  [/ auth\//, 'Sessions', 'Sign-up, sign-in, passwords and sign-out.'],
  [/ user\/orders/, 'Orders', 'Orders of a customer.'],
  [/ user\//, 'Account', 'Profile, addresses, wishlist and newsletter of a customer.'],
  [
    / checkout|check-showroom|promos/,
    'Checkout',
    'Checkout, from the availability of the cart to the paid order.',
  ],
  [/ cart/, 'Cart', 'The cart of a device or a customer.'],
  [/ (master\/showroom|check-stock)/, 'Stores', 'Stores and their stock.'],
  [
    / master\/(province|city|subdistrict)/,
    'Areas',
    'Provinces, cities and sub-districts of an address.',
  ],
  [/./, 'Catalogue', 'Home page, categories, lists, products and search.'],
]

/** The groups of operations, declared in the document. */
export const tags = tagPatterns.map(([, name, description]) => ({ name, description }))

const accessNotes: Readonly<Record<Access, string>> = {
  public: 'Needs no token.',
  device: 'Carries local_device_id. With a token, the call is for the signed-in customer.',
  customer: 'Needs a token; without a valid one the response is 401, UNAUTHORIZED.',
  session: "Starts or ends a session. Only the shop's server makes this call, and keeps the token.",
  server: "Only the shop's server makes this call.",
  staff: 'Needs the staff token; the shop never makes this call.',
}

/** Whether none, some or all calls of an operation carry a customer's token. */
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

const behaviours: Readonly<Record<string, readonly string[]>> = {
  ...catalogueBehaviour,
  ...buyingBehaviour,
  ...peopleBehaviour,
  ...staffBehaviour,
}

/** Returns the caller and the backend's duties as Markdown. */
function descriptionOf(call: string, { access, isOptional }: Endpoint): string {
  const behaviour = behaviours[call]?.map((rule) => `- ${rule}`)
  return [
    [accessNotes[access], ...(isOptional ? [optionalNote] : [])].join(' '),
    ...(behaviour ? [`A backend must:\n\n${behaviour.join('\n')}`] : []),
  ].join('\n\n')
}

const deviceId = (): JsonSchema => ({ type: 'string', format: 'uuid' })
const errorReply = { $ref: '#/components/responses/Refusal' }

/** Converts a schema to JSON Schema, and moves its named parts into `components`. */
function wireSchema(schema: z.ZodType, components: Components): JsonSchema {
  const text = JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))
  const {
    $schema: _,
    $defs = {},
    ...rest
  } = oneType(JSON.parse(text.replaceAll('#/$defs/', '#/components/schemas/')))
  Object.assign(components, $defs)
  return rest
}

function inputSchema(schema: z.ZodObject | undefined, access: Access, components: Components) {
  const base: JsonSchema = wireSchema(schema ?? z.object({}), components)
  if (access !== 'device') return base
  const required = [...(base.required ?? []), 'local_device_id']
  return { ...base, required, properties: { ...base.properties, local_device_id: deviceId() } }
}

function parametersOf(input: JsonSchema): Parameter[] {
  const { properties = {}, required = [] } = input
  return Object.entries(properties).map(([name, property]) => {
    const { description = '', ...schema }: JsonSchema = Object(property)
    return { name, in: 'query', required: required.includes(name), description, schema }
  })
}

/** Returns the refusals without a status of their own. Staff get different statuses for wrong input and for an order in another status. */
function refusals(codes: readonly string[], access: Access): Operation['responses'] {
  if (access !== 'staff')
    return { '400': { ...errorReply, description: `Refused: ${codes.join(', ')}` } }
  return {
    ...(codes.includes('ORDER_CLOSED')
      ? { '409': { ...errorReply, description: 'Refused: ORDER_CLOSED' } }
      : {}),
    '422': { ...errorReply, description: 'Refused: INVALID_INPUT; the message names the fields' },
  }
}

function responsesOf(
  { data, refuses = [], access, isOptional }: Endpoint,
  operationId: string,
  components: Components,
) {
  const schema: JsonSchema = {
    type: 'object',
    required: ['data'],
    properties: { data: wireSchema(data, components) },
  }
  describeFields(schema, operationId)
  const codes = ['INVALID_INPUT', ...refuses]
  return {
    '200': { description: 'Done', content: { 'application/json': { schema } } },
    ...refusals(codes, access),
    ...(['customer', 'device', 'staff'].includes(access) ? { '401': errorReply } : {}),
    ...(refuses.includes('FORBIDDEN') ? { '403': errorReply } : {}),
    ...(refuses.includes('NOT_FOUND') || isOptional ? { '404': errorReply } : {}),
    ...(refuses.includes('TOO_MANY_REQUESTS') || access === 'staff' ? { '429': errorReply } : {}),
    default: errorReply,
  }
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same key always means the same order: a repeated call places no second order, and returns the first response.',
  schema: { type: 'string', maxLength: 100 },
}

const acceptLanguage = { $ref: '#/components/parameters/AcceptLanguage' } as const

/** Converts a call of the contract to an OpenAPI operation; its named schemas go into `components`. */
export function operationOf(call: string, endpoint: Endpoint, components: Components): Operation {
  const isRead = call.startsWith('GET ')
  const operationId = call.replaceAll(/[ /]/g, '-').toLowerCase()
  const input = inputSchema(isRead ? endpoint.query : endpoint.body, endpoint.access, components)
  describeFields(input, operationId)
  const parameters = isRead ? parametersOf(input) : []
  if (call === 'POST checkout-trx') parameters.push(idempotencyKey)
  const schema = isRead ? null : input
  return {
    operationId,
    tags: [tagPatterns.find(([pattern]) => pattern.test(call))?.[1] ?? ''],
    summary: endpoint.summary,
    description: descriptionOf(call, endpoint),
    security: security[endpoint.access],
    parameters: [...parameters, acceptLanguage],
    // Present even without fields: the shop sends {}.
    ...(schema
      ? { requestBody: { required: true, content: { 'application/json': { schema } } } }
      : {}),
    responses: responsesOf(endpoint, operationId, components),
  }
}
