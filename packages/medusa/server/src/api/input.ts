import type { MedusaRequest } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { Refusal } from '../refusal'

/** Parses a body or a query. Throws 400, naming the invalid fields. */
export function parse<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Refusal(problems.join('; '))
}

/** Returns a path parameter. */
export const param = (request: MedusaRequest, name: string): string => request.params[name] ?? ''

/** A comma-separated list. */
export const list = z
  .string()
  .optional()
  .transform((value) => value?.split(',').filter(Boolean))
