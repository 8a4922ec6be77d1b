import type { z } from 'zod'

export interface FieldProblem {
  /** 'products.0.retail_price' */
  field: string
  problem: string
}

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => Object(value)[key], body)
}

function describeIssue(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined) return 'is missing'
  return `${issue.message}, got ${JSON.stringify(value)?.slice(0, 80)}`
}

/** Returns the problems of a failed parse, by field. */
export function problemsOf(error: z.ZodError, body: unknown): FieldProblem[] {
  return error.issues.map((issue) => ({
    field: issue.path.join('.') || 'answer',
    problem: describeIssue(issue, valueAt(body, issue.path)),
  }))
}
