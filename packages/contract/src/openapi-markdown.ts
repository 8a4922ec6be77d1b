import { errorMeanings } from '#error-meanings.ts'
import type { OpenApiDocument } from '#openapi.ts'
import type { JsonSchema } from '#openapi-fields.ts'
import type { Operation } from '#openapi-operation.ts'

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? ref

const anchorOf = (name: string): string => `schema-${name.toLowerCase()}`

const cell = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim()

const schemasIn = (schemas: readonly unknown[] | undefined): JsonSchema[] =>
  (schemas ?? []).map((schema) => Object(schema))

/** Describes a schema in a few words: a type, the values, or a link to a named schema. */
function typeOf(schema: JsonSchema): string {
  if (schema.$ref) return `[${nameOf(schema.$ref)}](#${anchorOf(nameOf(schema.$ref))})`
  const choices = schemasIn(schema.anyOf)
  if (choices.length > 0) return [...new Set(choices.map(typeOf))].join(' or ')
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(', ')
  if (schema.const !== undefined) return `\`${schema.const}\``
  if (schema.type === 'array') return `list of ${typeOf(Object(schema.items))}`
  return schema.format ? `${schema.type} (${schema.format})` : String(schema.type ?? 'any')
}

/** Returns the object that a schema describes inline, without references. */
function ownObject(schema: JsonSchema): JsonSchema | undefined {
  if (schema.properties) return schema
  if (schema.type === 'array') return ownObject(Object(schema.items))
  if (typeof schema.additionalProperties === 'object') return ownObject(schema.additionalProperties)
  return schemasIn(schema.anyOf).map(ownObject).find(Boolean)
}

const row = (name: string, field: JsonSchema, isNeeded: boolean): string =>
  `| \`${name} | ${cell(typeOf(field))} | ${isNeeded ? 'yes' : ''} | ${cell(field.description ?? '')} |`

function rowsOf(schema: JsonSchema, prefix = ''): string[] {
  const own = ownObject(schema)
  return Object.entries(own?.properties ?? {}).flatMap(([name, property]) => {
    const field: JsonSchema = Object(property)
    const isNeeded = own?.required?.includes(name) ?? false
    return [row(`${prefix}${name}\``, field, isNeeded), ...rowsOf(field, `${prefix}${name}.`)]
  })
}

const tableOf = (title: string, rows: readonly string[]): string[] =>
  rows.length === 0
    ? []
    : [
        `${title}:`,
        '',
        '| field | type | required | meaning |',
        '| --- | --- | --- | --- |',
        ...rows,
        '',
      ]

function refusalsOf({ responses }: Operation): string {
  const description = ['400', '409', '422']
    .map((status) => String(Object(responses[status]).description))
    .join()
  const codes = Object.entries(errorMeanings).filter(([code]) => description.includes(code))
  return `Refuses with ${codes.map(([code]) => `\`${code}\``).join(', ')}.`
}

const contentOf = (part: object | undefined): JsonSchema =>
  Object(part).content?.['application/json']?.schema ?? {}

function callSection(call: string, operation: Operation, checks: readonly string[]): string[] {
  const parameters = operation.parameters.flatMap((parameter) =>
    'name' in parameter
      ? [
          row(
            `${parameter.name}\` (${parameter.in})`,
            { ...parameter.schema, description: parameter.description ?? '' },
            parameter.required,
          ),
        ]
      : [],
  )
  return [
    `<a id="${operation.operationId}"></a>`,
    '',
    `### ${call}`,
    '',
    operation.summary,
    '',
    operation.description,
    '',
    ...tableOf('Request', [...parameters, ...rowsOf(contentOf(operation.requestBody))]),
    ...tableOf(
      'Response, in `data`',
      rowsOf(Object(contentOf(operation.responses['200']).properties?.data)),
    ),
    refusalsOf(operation),
    '',
    ...(checks.length > 0
      ? ['The suite checks:', '', ...checks.map((rule) => `- ${rule}`), '']
      : []),
  ]
}

function schemaSection(name: string, schema: JsonSchema): string[] {
  const text = name === 'ErrorCode' ? '' : (schema.description ?? '')
  return [
    `<a id="${anchorOf(name)}"></a>`,
    '',
    `### ${name}`,
    '',
    ...(text ? [text, ''] : []),
    ...(schema.properties ? tableOf('Fields', rowsOf(schema)) : [`Type: ${typeOf(schema)}.`, '']),
  ]
}

const codesSection = [
  '## Error codes',
  '',
  '| code | meaning |',
  '| --- | --- |',
  ...Object.entries(errorMeanings).map(([code, meaning]) => `| \`${code}\` | ${cell(meaning)} |`),
  '',
]

/** Returns each call of a document by its name, such as `POST checkout-trx`. */
const callsOf = ({ paths }: OpenApiDocument): (readonly [call: string, operation: Operation])[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path.slice(1)}`, operation] as const,
    ),
  )

/** Returns the suite's checks of a call, in words. */
type ChecksOf = (call: string) => readonly string[]

/** Returns a call's part of the contract as Markdown; undefined when the contract lacks the call. */
export function contractSection(
  document: OpenApiDocument,
  wanted: string,
  checksOf: ChecksOf,
): string | undefined {
  const found = callsOf(document).find(([call]) => call === wanted)
  return found && callSection(...found, checksOf(wanted)).join('\n')
}

/**
 * Returns the contract as a Markdown page: each call with its fields, the backend's duties, and the checks of the conformance suite, from
 * `checksOf`. The anchor of a call is its operationId: `#post-checkout-trx`.
 */
export function contractPage(document: OpenApiDocument, checksOf: ChecksOf): string {
  const { info, tags, components } = document
  const calls = callsOf(document)
  const sections = tags
    .toReversed()
    .flatMap(({ name, description }) => [
      `## ${name}`,
      '',
      description,
      '',
      ...calls
        .filter(([, operation]) => operation.tags.includes(name))
        .flatMap(([call, operation]) => callSection(call, operation, checksOf(call))),
    ])
  const schemas = Object.entries(components.schemas).flatMap(([name, schema]) =>
    schemaSection(name, schema),
  )
  return [
    '# The contract, call by call',
    '',
    info.description,
    '',
    ...sections,
    '## Schemas',
    '',
    ...schemas,
    ...codesSection,
  ].join('\n')
}
