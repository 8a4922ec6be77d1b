import { z } from 'zod'
import { id, money, quantity, wholeNumber, wibTime } from '#fields.ts'
import { readChange, readPercent, readWhole } from '#rules/typed-number.ts'
import { readPrice } from '#rules/typed-price.ts'
import { readTime } from '#rules/typed-time.ts'

/**
 * The fields of the calls for staff. Text is parsed as people write numbers and times, and refused if it is ambiguous: 399.000 is never
 * 399. Every number and time from staff is one of these.
 */

/** Kinds of staff input: whole rupiah, percent, a plain number, or a time. */
export type Kind = 'rupiah' | 'percent' | 'number' | 'time'

const kinds = z.registry<{ kind: Kind }>()

/** Returns the kind of a field, even if it is optional or nullable; undefined for text. */
export function kindOf(schema: z.core.$ZodType): Kind | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return kindOf(schema.unwrap())
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return kindOf(schema.unwrap())
  return kinds.get(schema)?.kind
}

const hints: Readonly<Record<Kind, string>> = {
  rupiah: 'is not an amount in whole rupiah: write 399000, 399.000 or 399rb',
  percent: 'is not a whole percentage: write 20 or 20%',
  number: 'is not a whole number: write 1000 or 1.000',
  time: 'is not a time: write 2026-11-30 23:59 for WIB, with WITA or WIT after it for another zone',
}

/** Parses text; adds an issue with the expected format. */
const reading =
  <Value>(kind: Kind, read: (typed: string) => Value | null) =>
  (typed: string, context: z.RefinementCtx): Value => {
    const value = read(typed)
    if (value !== null) return value
    context.addIssue(`${JSON.stringify(typed.slice(0, 40))} ${hints[kind]}`)
    return z.NEVER
  }

/** Accepts a number or its text. The type is as wide as that of the contract's fields. */
const numberOf = (
  kind: Kind,
  read: (typed: string) => number | null,
): z.ZodType<number | string, number | string> =>
  z.union([z.number(), z.string().transform(reading(kind, read))])

/** Registers the kind, and describes the field like the schema that it resolves to. */
function ofKind<Schema extends z.ZodType>(kind: Kind, schema: Schema, end: z.ZodType): Schema {
  const { id: name, ...meta } = end.meta() ?? {}
  const field = schema.meta({ ...meta, ...(name && { id: `Staff${name}` }) })
  kinds.add(field, { kind })
  return field
}

/** A whole number within bounds. */
export const staffWhole = (minimum: number, maximum: number) => {
  const end = wholeNumber(minimum, maximum)
  return ofKind('number', numberOf('number', readWhole).pipe(end), end)
}

/** A whole number with an optional sign, up to a distance from zero. */
export const staffChange = (most: number) => {
  const field = z
    .union([z.number(), z.string().transform(reading('number', readChange))])
    .pipe(z.int().min(-most).max(most))
  return ofKind('number', field, z.number().meta({ minimum: -most, maximum: most }))
}

export const staffId = ofKind('number', numberOf('number', readWhole).pipe(id), id)

export const staffQuantity = ofKind(
  'number',
  numberOf('number', readWhole).pipe(quantity),
  quantity,
)

/** Whole rupiah. */
export const staffMoney = ofKind('rupiah', numberOf('rupiah', readPrice).pipe(money), money)

const wholePercent = wholeNumber(0, 100)

/** Whole percent, the unit in which prices are stored. */
export const staffPercent = ofKind(
  'percent',
  numberOf('percent', readPercent).pipe(wholePercent),
  wholePercent,
)

/** A time; WIB without a zone. */
export const staffTime = ofKind(
  'time',
  z.string().transform(reading('time', readTime)).pipe(wibTime),
  wibTime,
)
