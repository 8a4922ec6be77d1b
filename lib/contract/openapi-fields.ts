import type { z } from 'zod'
import { buyingMeanings } from '#lib/contract/meanings-buying.ts'
import { catalogueMeanings } from '#lib/contract/meanings-catalogue.ts'
import { peopleMeanings } from '#lib/contract/meanings-people.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/**
 * Meanings by the name of a field, and where one differs by its path: 'Promo.code' in a named schema,
 * 'get-products.size' in a request, 'get-products.data.search' in an answer.
 */
export const meanings: Readonly<Record<string, string>> = {
  ...catalogueMeanings,
  ...buyingMeanings,
  ...peopleMeanings,
}

const partsOf = ({ items, additionalProperties, anyOf }: JsonSchema): JsonSchema[] =>
  [items, additionalProperties, ...(anyOf ?? [])]
    .filter((part) => typeof part === 'object')
    .map((part) => Object(part))

/** Writes the meaning of each field that has none of its own into a schema and what is in it. */
export function describeFields(schema: JsonSchema, path: string): void {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const field: JsonSchema = Object(property)
    const meaning = field.description ?? meanings[`${path}.${name}`] ?? meanings[name]
    if (meaning !== undefined) field.description = meaning
    describeFields(field, `${path}.${name}`)
  }
  for (const part of partsOf(schema)) describeFields(part, path)
}

const isText = ({ type }: JsonSchema) => type === 'string'

/** Of the ways in which the shop reads a number or a flag, the one to send: a whole number, or 0 and 1. */
function typeToSend({ anyOf, type, ...rest }: JsonSchema): JsonSchema {
  const choices: JsonSchema[] = (anyOf ?? []).map((choice) => Object(choice))
  const constants = choices.map((choice) => choice.const)
  if (constants.includes('0')) return { ...rest, type: 'integer', enum: [0, 1] }
  const [first, second, ...others] = choices
  const isNumberOrText = first?.type === 'number' && second && isText(second) && others.length === 0
  const isEither = Array.isArray(type) && type.includes('number') && type.includes('string')
  if (isNumberOrText || isEither) return { ...rest, type: 'integer' }
  return { ...rest, ...(anyOf ? { anyOf } : {}), ...(type ? { type } : {}) }
}

/** A JSON Schema that names one type where the shop forgives several. */
export function oneType<Json>(json: Json): Json {
  return JSON.parse(JSON.stringify(json), (_, value) => {
    const isSchema =
      typeof value === 'object' && value !== null && ('anyOf' in value || Array.isArray(value.type))
    return isSchema ? typeToSend(value) : value
  })
}
