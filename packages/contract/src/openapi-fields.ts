import type { z } from 'zod'
import { buyingMeanings } from '#meanings-buying.ts'
import { catalogueMeanings } from '#meanings-catalogue.ts'
import { peopleMeanings } from '#meanings-people.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/**
 * Meanings by field name, or by path where one differs: 'Promo.code' in a named schema, 'get-products.size' in a request,
 * 'get-products.data.search' in a response.
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

/** Adds the meaning to each field of a schema, at any depth, that lacks a description. */
export function describeFields(schema: JsonSchema, path: string): void {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const field: JsonSchema = Object(property)
    const meaning = field.description ?? meanings[`${path}.${name}`] ?? meanings[name]
    if (meaning !== undefined) field.description = meaning
    describeFields(field, `${path}.${name}`)
  }
  for (const part of partsOf(schema)) describeFields(part, path)
}

/** Returns the one type to send, of those that the shop accepts for a number or a flag: the first that the contract names, or 0 and 1. */
function typeToSend(schema: JsonSchema): JsonSchema {
  const { anyOf, type, ...rest } = schema
  const choices: JsonSchema[] = (anyOf ?? []).map((choice) => Object(choice))
  if (choices.some((choice) => choice.const === '0'))
    return { ...rest, type: 'integer', enum: [0, 1] }
  const types = Array.isArray(type) ? type : choices.map((choice) => choice.type)
  if (types.toSorted().join() !== 'number,string') return schema
  return { ...rest, type: types[0] === 'string' ? 'string' : 'integer' }
}

/** Returns a JSON Schema with one type where the shop accepts several. */
export function oneType<Json>(json: Json): Json {
  return JSON.parse(JSON.stringify(json), (_, value) => {
    const isSchema =
      typeof value === 'object' && value !== null && ('anyOf' in value || Array.isArray(value.type))
    return isSchema ? typeToSend(value) : value
  })
}
