import { z } from 'zod'

/**
 * Exceptions to how the shop treats an unreadable part of an answer. By default it leaves out an optional field, a list's record
 * or a record's entry; an unreadable required field makes its parent unreadable.
 */
interface Reading {
  /** Whether one unreadable record makes it unreadable, since it would be wrong when incomplete. */
  isWhole?: true
  /** Whether it makes its parent unreadable although it is optional, since the parent would be wrong without it. */
  isNeeded?: true
  /** Whether it is unreadable when all of its records are. Top-level lists of an answer always are. */
  needsRecord?: true
  /** The default value, in the shape that the backend sends. */
  instead?: unknown
}

/** Notes on schemas for the shop only: neither in the OpenAPI document nor checked by the conformance suite. */
export const readings = z.registry<Reading>()

/** A list that is unreadable when one of its records is. */
export const whole = <Schema extends z.ZodType>(schema: Schema): Schema => {
  readings.add(schema, { isWhole: true })
  return schema
}

/** An optional field that, when present and unreadable, makes its parent unreadable. */
export const needed = <Schema extends z.ZodType>(schema: Schema): Schema => {
  readings.add(schema, { isNeeded: true })
  return schema
}

/** A list, or a record of lists, that is unreadable when all of its records are. */
export const withRecord = <Schema extends z.ZodType>(schema: Schema): Schema => {
  readings.add(schema, { needsRecord: true })
  return schema
}

/** A schema with a default for unreadable values. */
export const orElse = <Schema extends z.ZodType>(
  schema: Schema,
  instead: z.input<Schema>,
): Schema => {
  readings.add(schema, { instead })
  return schema
}
