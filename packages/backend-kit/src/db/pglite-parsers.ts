import { type PGlite, types } from '@electric-sql/pglite'

/** Arrays in rows: of booleans, whole numbers, texts and JSON (pg_type.dat). */
const arrayTypes = [199, 1000, 1005, 1007, 1009, 1015, 1016, 3807]

/** PGlite has other things than numbers of types under this name too. */
const singleTypes = Object.values(types).filter((value) => typeof value === 'number')

const kept = new Set([...singleTypes, ...arrayTypes])

/**
 * Leaves PGlite the parsers of what is in our rows. It has one for an array of each type, of rows of each table and view too,
 * and copies all of them, more than 400, for each statement of drizzle. What has no parser comes as PostgreSQL's text.
 */
export function keepOwnParsers({ parsers }: Pick<PGlite, 'parsers'>): void {
  for (const type of Object.keys(parsers).map(Number)) if (!kept.has(type)) delete parsers[type]
}
