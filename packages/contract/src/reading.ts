import { z } from 'zod'

/**
 * Exceptions to how the shop treats an unreadable part of a response. By default it drops an optional field, a list's record or a record's
 * entry, while an unreadable required field makes its parent unreadable.
 */
interface Reading {
  /** Whether one unreadable record makes the list unreadable, because an incomplete list would be wrong. */
  isWhole?: true
  /** Whether the field, although optional, makes its parent unreadable, because the parent would be wrong without it. */
  isNeeded?: true
  /** Whether it is unreadable when all its records are. Top-level lists of a response always are. */
  needsRecord?: true
  /** The default value, in the shape that the backend sends. */
  instead?: unknown
}

/** Notes on schemas for the shop only: not in the OpenAPI document, and not checked by the conformance suite. */
export const readings = z.registry<Reading>()

/** Marks a list as unreadable when one of its records is. */
export const whole = <Schema extends z.ZodType>(schema: Schema): Schema => {
  readings.add(schema, { isWhole: true })
  return schema
}

/** Marks an optional field that makes its parent unreadable when it is present and unreadable. */
export const needed = <Schema extends z.ZodType>(schema: Schema): Schema => {
  readings.add(schema, { isNeeded: true })
  return schema
}

/** Marks a list, or a record of lists, as unreadable when all its records are. */
export const withRecord = <Schema extends z.ZodType>(schema: Schema): Schema => {
  readings.add(schema, { needsRecord: true })
  return schema
}

/** Gives a schema a default for unreadable values. */
export const orElse = <Schema extends z.ZodType>(
  schema: Schema,
  instead: z.input<Schema>,
): Schema => {
  readings.add(schema, { instead })
  return schema
}
