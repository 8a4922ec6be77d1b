import type { JsonSchema } from '@etalase/contract/openapi-fields.ts'
import { z } from 'zod'

/** Lists the paths of a schema's fields: 'sizes.size_code'. Named schemas are in `defs`. */
function fieldsOf(schema: JsonSchema, defs: JsonSchema['$defs'], path = ''): string[] {
  const named = defs?.[schema.$ref?.split('/').at(-1) ?? '']
  const inner = [named, schema.items, ...(schema.anyOf ?? []), ...(schema.allOf ?? [])]
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
      `${path}${name}`,
      ...fieldsOf(Object(field), defs, `${path}${name}.`),
    ]),
    ...inner.flatMap((part) =>
      typeof part === 'object' ? fieldsOf(Object(part), defs, path) : [],
    ),
  ]
}

/** Lists the paths of a value's fields that are neither null nor undefined. */
function sentIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => sentIn(item, path))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, field]) =>
    field === null || field === undefined
      ? []
      : [`${path}${name}`, ...sentIn(field, `${path}${name}.`)],
  )
}

/** Lists the paths of schema fields that are missing from every value, except those starting with a path in `but`. */
export function missingIn(
  values: readonly unknown[],
  schema: z.ZodType,
  but: readonly string[] = [],
): string[] {
  const sent = new Set(values.flatMap((value) => sentIn(value)))
  const json: JsonSchema = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const isMeant = (field: string) => !but.some((left) => `${field}.`.startsWith(`${left}.`))
  return fieldsOf(json, json.$defs).filter((field) => isMeant(field) && !sent.has(field))
}
