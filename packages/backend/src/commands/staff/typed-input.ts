import type { Endpoint } from '@etalase/contract/endpoint.ts'
import { wibDeadlineIn } from '@etalase/contract/rules/wib-dates.ts'
import { staffEndpoints } from '@etalase/contract/staff.ts'
import { type Kind, kindOf } from '@etalase/contract/staff-fields.ts'
import { z } from 'zod'

export type Call = keyof typeof staffEndpoints

type Input = Readonly<Record<string, unknown>>

export interface ReadInput {
  /** The contract's input, with typed numbers converted. */
  input: Input
  /** How numbers and times were understood, one line each: 'retail_price: 399.000 → IDR 399,000'. */
  understood: string[]
}

function schemaOf(key: Call): z.ZodObject {
  const endpoint: Endpoint = staffEndpoints[key]
  return (endpoint.body ?? endpoint.query ?? z.object({})).strict()
}

/** Says why a field can't be read. For a union of number and text, gives the reason for the text. */
const reasonOf = (issue: z.core.$ZodIssue): string =>
  issue.code === 'invalid_union'
    ? (issue.errors.at(-1) ?? []).map(reasonOf).join(', ')
    : issue.message

function shown(kind: Kind, value: unknown): string {
  if (kind === 'time') return wibDeadlineIn('en', String(value))
  const number = Number(value).toLocaleString('en-US')
  if (kind === 'rupiah') return `IDR ${number}`
  return kind === 'percent' ? `${number}%` : number
}

/** Plain digits of a count or percentage need no echo. */
const isPlain = (kind: Kind, typed: unknown) =>
  (kind === 'number' || kind === 'percent') && /^\d+$/.test(String(typed))

/** Parses the typed input of a call by its schema. Throws with the unreadable fields, and what to write. */
export function readInput(key: Call, typed: object): ReadInput {
  const schema = schemaOf(key)
  const parsed = schema.safeParse(typed)
  if (!parsed.success) {
    const lines = parsed.error.issues.map(
      (issue) => `${issue.path.join('.') || 'input'}: ${reasonOf(issue)}`,
    )
    throw new Error(lines.join('\n'))
  }
  const understood = Object.entries(typed).flatMap(([name, given]) => {
    const field = schema.shape[name]
    const kind = field && kindOf(field)
    const value = parsed.data[name]
    return kind && value !== null && value !== undefined && !isPlain(kind, given)
      ? [`${name}: ${given} → ${shown(kind, value)}`]
      : []
  })
  return { input: parsed.data, understood }
}
