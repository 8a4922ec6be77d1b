import { z } from 'zod'

/**
 * What the shop does with a part of an answer that it cannot read, where that differs from the rule: an optional field, a
 * record of a list and an entry of a record are left out, and a required field takes along what it belongs to.
 */
interface Reading {
  /** Whether it is read with all of its records or not at all: an incomplete one would be wrong. */
  isWhole?: true
  /** Whether it cannot be left out although it is optional: what it belongs to would be wrong without it. */
  isNeeded?: true
  /** Whether it is unreadable itself when none of its records can be read. A list that is an answer's own always is. */
  needsRecord?: true
  /** What stands in its place, as the backend would send it. */
  instead?: unknown
}

/** Notes on schemas for the shop alone: they are neither in the OpenAPI document nor checked by the conformance suite. */
export const readings = z.registry<Reading>()

/** A list of which nothing is left out. */
export const whole = <Schema extends z.ZodType>(schema: Schema): Schema => {
  readings.add(schema, { isWhole: true })
  return schema
}

/** An optional field that takes along what it belongs to when it is there and cannot be read. */
export const needed = <Schema extends z.ZodType>(schema: Schema): Schema => {
  readings.add(schema, { isNeeded: true })
  return schema
}

/** A list, or a record of lists, that is unreadable when none of its records can be read. */
export const withRecord = <Schema extends z.ZodType>(schema: Schema): Schema => {
  readings.add(schema, { needsRecord: true })
  return schema
}

/** Something else stands in its place when it cannot be read. */
export const orElse = <Schema extends z.ZodType>(
  schema: Schema,
  instead: z.input<Schema>,
): Schema => {
  readings.add(schema, { instead })
  return schema
}
