import type { Endpoint } from '#endpoint.ts'
import { endpoints } from '#endpoints.ts'
import { errorCodes } from '#error-codes.ts'
import { errorMeanings } from '#error-meanings.ts'
import { describeFields, type JsonSchema, meanings } from '#openapi-fields.ts'
import { type Components, type Operation, operationOf, tags } from '#openapi-operation.ts'
import { staffEndpoints } from '#staff.ts'
import { contractVersion } from '#version.ts'

export interface OpenApiDocument {
  openapi: string
  info: {
    title: string
    version: string
    description: string
    contact: { name: string }
    license: { name: string; identifier: string }
  }
  servers: { url: string; description: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Components } & Record<string, Record<string, object>>
}

const overview = `The calls that the shop makes to a backend. A success is { "data": … }. A refusal is { "error": { "message", "code" } }:
the shop shows the message, and programs read the code. Its status is 400, or 401, 403, 404, 405, 413 or 429 where one of these
fits better (staff calls: also 409 and 422). Amounts are in whole rupiah, times in WIB (UTC+7). Every call carries
Authorization-Type: USER, Device: WEB, App-Version, App-Build and Brand-Code. A call of a signed-in customer carries its token in
Authorization. Every call may carry Accept-Language.`

const acceptLanguage = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  description: `The language of the shopper: en, id or fr. A backend that has its texts in this language answers in it, and writes
the mails that the call causes in it. Other backends ignore the header. Ids, codes, prices and statuses are the same in all languages.`,
  schema: { type: 'string' },
  example: 'id',
} as const

const errorCode: JsonSchema = {
  type: 'string',
  enum: [...errorCodes],
  description: Object.entries(errorMeanings)
    .map(([code, meaning]) => `${code}: ${meaning}`)
    .join('\n'),
}

const refusal = {
  description: 'Refused, with a message for the shopper',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['error'],
        properties: {
          error: {
            type: 'object',
            description: meanings.error,
            required: ['message', 'code'],
            properties: {
              message: { type: 'string', description: meanings.message },
              code: {
                $ref: '#/components/schemas/ErrorCode',
                description: 'The reason, for programs.',
              },
            },
          },
        },
      },
    },
  },
}

/** Returns the contract as an OpenAPI 3.1 document. */
export function openApiDocument(): OpenApiDocument {
  const schemas: Components = { ErrorCode: errorCode }
  const paths: OpenApiDocument['paths'] = {}
  for (const [call, endpoint] of Object.entries<Endpoint>({
    ...endpoints,
    ...staffEndpoints,
  })) {
    const [method = '', path = ''] = call.split(' ')
    paths[`/${path}`] = {
      ...paths[`/${path}`],
      [method.toLowerCase()]: operationOf(call, endpoint, schemas),
    }
  }
  for (const [name, schema] of Object.entries(schemas)) describeFields(schema, name)
  const sorted = Object.fromEntries(
    Object.entries(schemas).toSorted(([a], [b]) => a.localeCompare(b, 'en')),
  )
  const token = { type: 'apiKey', in: 'header', name: 'Authorization' }
  const staff = { type: 'http', scheme: 'bearer' }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Backend of the storefront',
      version: contractVersion,
      description: overview,
      contact: { name: 'The Etalase maintainers' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      {
        url: '/',
        description: 'The backend that serves this document',
      },
    ],
    tags,
    paths,
    components: {
      schemas: sorted,
      parameters: { AcceptLanguage: acceptLanguage },
      responses: { Refusal: refusal },
      securitySchemes: { token, staff },
    },
  }
}
