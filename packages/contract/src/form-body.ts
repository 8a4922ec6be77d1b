import { z } from 'zod'
import type { ChoiceField, ContractRule, Field, Form } from '#rules/field.ts'

type SchemaOf<F extends Field> =
  F extends ChoiceField<infer Choice, string>
    ? F extends { isOptional: true }
      ? z.ZodOptional<z.ZodType<Choice, Choice>>
      : z.ZodType<Choice, Choice>
    : F extends { isOptional: true }
      ? z.ZodOptional<z.ZodType<string, string>>
      : z.ZodType<string, string>

/** Returns the schema of a field that a shopper types, with the rules of its form. */
export function fieldSchema({ read, rules }: Field): z.ZodType<string, string> {
  const all: ContractRule = Object.assign({}, ...rules.map(({ contract }) => contract))
  const { pattern, ...meta } = all
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = meta
  const text = z.string().min(minLength).max(maxLength)
  return z
    .string()
    .transform(read)
    .pipe(pattern ? text.refine(pattern) : text)
    .meta(meta)
}

/** Returns the schema of a field that a call may omit or leave empty; checks only its maximum length. */
export const looseSchema = ({ read, rules }: Field) =>
  fieldSchema({ read, rules: rules.filter(({ contract }) => contract?.maxLength) }).optional()

function schemaOf(field: Field & { choices?: readonly string[] }): z.ZodType {
  const schema = field.choices ? z.enum(field.choices) : fieldSchema(field)
  return field.isOptional ? schema.optional() : schema
}

/** Returns the body schema of a call that receives a form as it is. */
export function formBody<F extends Form>(form: F) {
  const fields = Object.entries(form).map(([name, field]) => [name, schemaOf(field)])
  const shape: { [Name in keyof F]: SchemaOf<F[Name]> } = Object.fromEntries(fields)
  return z.object(shape)
}
