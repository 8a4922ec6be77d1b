import type { JsonSchema } from '@etalase/contract/openapi-fields.ts'

/** A row of a field table in the documentation. */
export interface FieldRow {
  /** Full path: 'order_tracking.track_history[].city'. */
  name: string
  type: string
  /** The named schema that the field refers to, or null. */
  reference: string | null
  isRequired: boolean
  description: string
}

const referenceOf = ({ $ref }: JsonSchema) => $ref?.split('/').at(-1) ?? null

const isNull = (schema: JsonSchema) => schema.type === 'null'

/** Unwraps a nullable schema. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const choices = (schema.anyOf ?? []).map((choice): JsonSchema => Object(choice))
  const [only, ...others] = choices.filter((choice) => !isNull(choice))
  return only && others.length === 0 ? withoutNull(only) : schema
}

const bounds: readonly (readonly [keyof JsonSchema, string])[] = [
  ['minimum', 'from'],
  ['maximum', 'to'],
  ['minLength', 'at least characters:'],
  ['maxLength', 'at most characters:'],
  ['default', 'default'],
  ['format', 'format'],
]

const boundTexts = (schema: JsonSchema) =>
  bounds.flatMap(([key, word]) => (schema[key] === undefined ? [] : [`${word} ${schema[key]}`]))

function typeOf(schema: JsonSchema): string {
  if (schema.$ref) return referenceOf(schema) ?? ''
  if (schema.enum) return schema.enum.join(' | ')
  if (schema.anyOf)
    return [...new Set(schema.anyOf.map((choice) => typeOf(Object(choice))))].join(' or ')
  return [schema.type ?? 'any'].flat().join(' or ')
}

function rowsOf(name: string, given: JsonSchema, isRequired: boolean): FieldRow[] {
  const schema = withoutNull(given)
  if (schema.type === 'array') return rowsOf(`${name}[]`, Object(schema.items), isRequired)
  if (schema.properties) return fieldRows(schema, `${name}.`)
  if (typeof schema.additionalProperties === 'object') {
    return rowsOf(`${name}.{key}`, schema.additionalProperties, isRequired)
  }
  return [
    {
      name,
      type: typeOf(schema),
      reference: referenceOf(schema),
      isRequired,
      description: [schema.description ?? '', ...boundTexts(schema)].filter(Boolean).join('; '),
    },
  ]
}

/** Lists the fields of a schema. Nested fields have their full path. */
export function fieldRows(schema: JsonSchema, prefix = ''): FieldRow[] {
  const required = new Set(schema.required)
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    rowsOf(`${prefix}${name}`, Object(field), required.has(name)),
  )
}
