import type { PGlite } from '@electric-sql/pglite'

/** Types from this number on are made with a database: those of the rows of its tables and views, and arrays of them. */
const firstMadeType = 10_000

/**
 * Leaves PGlite the parsers of PostgreSQL's own types. It has one for an array of rows of each table and view, which no column
 * is, and copies all of them, four times as many, for each statement of drizzle.
 */
export function keepOwnParsers({ parsers }: Pick<PGlite, 'parsers'>): void {
  for (const type of Object.keys(parsers).map(Number))
    if (type >= firstMadeType) delete parsers[type]
}
