import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js'
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { lockFolder } from '#backend/db/folder-lock.ts'
import { type DatabaseLocation, migrateSchema } from '#backend/db/migrate.ts'

/** The database or a transaction on it. */
export type Database = PgDatabase<PgQueryResultHKT>

export interface Connection {
  db: Database
  close(): Promise<void>
}

/**
 * Opens the PGlite database in a folder, which it locks, or one in memory, and migrates its schema.
 * Throws a readable error when another process has the folder, or when its data cannot be used.
 */
export async function openPglite(folder?: string): Promise<Connection> {
  const release = folder ? lockFolder(folder) : () => {}
  const client = new PGlite({ dataDir: folder, extensions: { pg_trgm } })
  const close = () => client.close().finally(release)
  const db = drizzlePglite(client)
  const location = { name: folder ?? 'memory', variable: 'DATA_DIR' } as const
  try {
    await migrateSchema(db, location, (config) => migratePglite(db, config))
  } catch (error) {
    // Closing an unreadable database fails too; the first error is the useful one.
    await close().catch(() => {})
    throw error
  }
  return { db, close }
}

/** Timeouts in seconds: while the server is down a query fails soon, without exponential backoff. */
const reconnect = { connect_timeout: 5, backoff: () => 0.25 }

/** An arbitrary id of an advisory lock: backends that start together migrate one after the other. */
const migrationLock = 20_261_122

/** The database of a URL, without its password. */
function locationOf(url: string): DatabaseLocation {
  const { host, pathname } = new URL(url)
  return { name: `${host}${pathname}`, variable: 'DATABASE_URL' }
}

async function migrateOnce(url: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {}, ...reconnect })
  try {
    await client`select pg_advisory_lock(${migrationLock})`
    const db = drizzlePostgres(client)
    await migrateSchema(db, locationOf(url), (config) => migratePostgres(db, config))
  } finally {
    await client.end({ timeout: 5 })
  }
}

/** Connects to a PostgreSQL server and migrates the schema. */
export async function openPostgres(url: string): Promise<Connection> {
  await migrateOnce(url)
  const client = postgres(url, { max: 10, onnotice: () => {}, ...reconnect })
  const db = drizzlePostgres(client)
  return { db, close: () => client.end({ timeout: 5 }) }
}

/** Opens the configured database: PostgreSQL when `databaseUrl` is set, otherwise PGlite in the data folder. */
export function openDatabase(config: { databaseUrl: string | undefined; dataDir: string }) {
  return config.databaseUrl
    ? openPostgres(config.databaseUrl)
    : openPglite(join(config.dataDir, 'database'))
}
