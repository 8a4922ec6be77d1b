import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { asc, sql } from 'drizzle-orm'
import { type MigrationConfig, readMigrationFiles } from 'drizzle-orm/migrator'
import { bigint, type PgDatabase, type PgQueryResultHKT, pgSchema, text } from 'drizzle-orm/pg-core'
import { isDatabaseUnavailable, shortageOf } from '#db/shortage.ts'
import { type DatabaseLocation, unusableData } from '#db/unusable-data.ts'

const config = { migrationsFolder: join(import.meta.dirname, 'migrations') }

/** The table in which drizzle records the applied migrations. */
const applied = pgSchema('drizzle').table('__drizzle_migrations', {
  hash: text('hash').notNull(),
  createdAt: bigint('created_at', { mode: 'number' }),
})

async function appliedHashes(db: PgDatabase<PgQueryResultHKT>): Promise<string[]> {
  const isNew =
    (await db.$count(
      sql`pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'`,
    )) === 0
  if (isNew) return []
  const rows = await db.select().from(applied).orderBy(asc(applied.createdAt))
  return rows.map(({ hash }) => hash)
}

/** Throws when the applied migrations differ from ours. More of them are fine: that is a rollback to an older version. */
async function requireOurMigrations(db: PgDatabase<PgQueryResultHKT>): Promise<void> {
  const ours = readMigrationFiles(config)
  const theirs = await appliedHashes(db)
  const other = theirs.findIndex((hash, index) => index < ours.length && hash !== ours[index]?.hash)
  if (other >= 0) throw new Error(`migration ${other + 1} is another one than ours`)
}

/** Throws when a database does not have our schema; more of it is fine, as before. */
export async function requireOurSchema(
  db: PgDatabase<PgQueryResultHKT>,
  { name, variable }: DatabaseLocation,
): Promise<void> {
  const ours = readMigrationFiles(config).map(({ hash }) => hash)
  const theirs = await appliedHashes(db)
  if (isDeepStrictEqual(theirs.slice(0, ours.length), ours)) return
  throw new Error(
    `The database ${name} has another schema than this version. It is left as it is. Start the backend of this version once, or set ${variable} to another one.`,
  )
}

/**
 * Applies all missing migrations or none. Throws a readable error when the data cannot be migrated,
 * and the driver's error when the connection is lost.
 */
export async function migrateSchema(
  db: PgDatabase<PgQueryResultHKT>,
  place: DatabaseLocation,
  migrate: (config: MigrationConfig) => Promise<void>,
): Promise<void> {
  try {
    await requireOurMigrations(db)
    await migrate(config)
  } catch (error) {
    const isAway = isDatabaseUnavailable(error) && shortageOf(error) === null
    throw isAway ? error : unusableData(place, error)
  }
}
