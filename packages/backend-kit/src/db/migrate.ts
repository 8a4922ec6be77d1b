import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { brandFolder } from '@etalase/brand/folder.ts'
import { asc, sql } from 'drizzle-orm'
import { type MigrationConfig, readMigrationFiles } from 'drizzle-orm/migrator'
import { bigint, type PgDatabase, type PgQueryResultHKT, pgSchema, text } from 'drizzle-orm/pg-core'
import { isDatabaseUnavailable, shortageOf } from '#db/shortage.ts'
import { type DatabaseLocation, unusableData } from '#db/unusable-data.ts'

/** A migrations folder, and the table in which drizzle records applied migrations. */
export type Migrations = Required<Pick<MigrationConfig, 'migrationsFolder' | 'migrationsTable'>>

const ours: Migrations = {
  migrationsFolder: join(import.meta.dirname, 'migrations'),
  migrationsTable: '__drizzle_migrations',
}

/**
 * The company's migrations, recorded in a separate table: drizzle skips migrations older than the newest applied one, so a newer company
 * migration would otherwise suppress ours.
 */
const companys: Migrations = {
  migrationsFolder: join(brandFolder, 'migrations'),
  migrationsTable: '__company_migrations',
}

async function appliedHashes(
  db: PgDatabase<PgQueryResultHKT>,
  { migrationsTable }: Migrations,
): Promise<string[]> {
  const isNew =
    (await db.$count(
      sql`pg_tables where schemaname = 'drizzle' and tablename = ${migrationsTable}`,
    )) === 0
  if (isNew) return []
  const applied = pgSchema('drizzle').table(migrationsTable, {
    hash: text('hash').notNull(),
    createdAt: bigint('created_at', { mode: 'number' }),
  })
  const rows = await db.select().from(applied).orderBy(asc(applied.createdAt))
  return rows.map(({ hash }) => hash)
}

/** Throws when applied migrations differ from ours. Extra ones are fine: they mean a rollback to an older version. */
async function requireSameMigrations(
  db: PgDatabase<PgQueryResultHKT>,
  migrations: Migrations,
): Promise<void> {
  const here = readMigrationFiles(migrations)
  const applied = await appliedHashes(db, migrations)
  const other = applied.findIndex(
    (hash, index) => index < here.length && hash !== here[index]?.hash,
  )
  if (other >= 0) throw new Error(`migration ${other + 1} is another one than ours`)
}

/** Throws when a database lacks our schema; extra migrations are fine. */
export async function requireOurSchema(
  db: PgDatabase<PgQueryResultHKT>,
  { name, variable }: DatabaseLocation,
): Promise<void> {
  const hashes = readMigrationFiles(ours).map(({ hash }) => hash)
  const applied = await appliedHashes(db, ours)
  if (isDeepStrictEqual(applied.slice(0, hashes.length), hashes)) return
  throw new Error(
    `The database ${name} has another schema than this version. It is left as it is. Start the backend of this version once, or set ${variable} to another one.`,
  )
}

/** Applies all missing migrations of a folder in one transaction. */
async function applyMissing(
  db: PgDatabase<PgQueryResultHKT>,
  migrations: Migrations,
  migrate: (config: MigrationConfig) => Promise<void>,
): Promise<void> {
  await requireSameMigrations(db, migrations)
  await migrate(migrations)
}

/**
 * Applies our missing migrations, all or none, and then the company's. Throws a readable error when the data can't be migrated, and the
 * driver's error when the connection is lost.
 */
export async function migrateSchema(
  db: PgDatabase<PgQueryResultHKT>,
  place: DatabaseLocation,
  migrate: (config: MigrationConfig) => Promise<void>,
  folders: readonly Migrations[] = [ours, companys],
): Promise<void> {
  try {
    for (const migrations of folders) await applyMissing(db, migrations, migrate)
  } catch (error) {
    const isAway = isDatabaseUnavailable(error) && shortageOf(error) === null
    throw isAway ? error : unusableData(place, error)
  }
}
