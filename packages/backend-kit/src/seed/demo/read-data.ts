import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'

/** Reads a JSON file of the demo company, by its path in this folder. Throws when it doesn't match its schema. */
export function readData<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> {
  const parsed = schema.safeParse(JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8')))
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`${path}: ${problems.join('; ')}`)
}
