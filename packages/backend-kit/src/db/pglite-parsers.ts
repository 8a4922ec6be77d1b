import { type PGlite, types } from '@electric-sql/pglite'

/** Array types in our rows: booleans, integers, texts and JSON (pg_type.dat). */
const arrayTypes = [199, 1000, 1005, 1007, 1009, 1015, 1016, 3807]

/** PGlite's `types` also contains entries that are not type numbers. */
const singleTypes = Object.values(types).filter((value) => typeof value === 'number')

const kept = new Set([...singleTypes, ...arrayTypes])

/**
 * Keeps only the parsers our rows need. PGlite registers one per array type and per table and view, and copies all of them, more than 400,
 * for each drizzle statement. Values without a parser arrive as PostgreSQL's text.
 */
export function keepOwnParsers({ parsers }: Pick<PGlite, 'parsers'>): void {
  for (const type of Object.keys(parsers).map(Number)) if (!kept.has(type)) delete parsers[type]
}
