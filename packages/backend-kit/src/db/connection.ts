import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite, type PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js'
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { openDataFolder, requireWholeFiles } from '#db/data-folder.ts'
import { lockFolder } from '#db/folder-lock.ts'
import { migrateSchema, requireOurSchema } from '#db/migrate.ts'
import { paceStatements } from '#db/pace-statements.ts'
import { keepOwnParsers } from '#db/pglite-parsers.ts'
import type { DatabaseLocation } from '#db/unusable-data.ts'

/** The database or a transaction on it. */
export type Database = PgDatabase<PgQueryResultHKT>

export interface Connection {
  db: Database
  /** Reads that it serves at once, so that a write finds it free. */
  readsAtOnce: number
  close(): Promise<void>
}

/** By default PostgreSQL takes 128 MB for pages that the system caches too: more than the whole demo. */
const sharedBuffers = ['-c', 'shared_buffers=8MB']

const options = {
  extensions: { pg_trgm },
  startParams: [...PGlite.defaultStartParams, ...sharedBuffers],
}

/** PGlite runs one statement at a time, in this process: an order waits for those of so many reads. */
const pgliteReads = 2

/** Connections to a server, and those of them that reads leave to writes. */
const connections = { most: 10, ofWrites: 2 }

/** What is done with the schema of a database that is opened. */
type Prepare = (db: PgliteDatabase, place: DatabaseLocation) => Promise<void>

const migratePgliteSchema: Prepare = (db, place) =>
  migrateSchema(db, place, (config) => migratePglite(db, config))

async function openClient(
  client: PGlite,
  place: DatabaseLocation,
  prepare: Prepare,
): Promise<Connection> {
  const db = drizzlePglite(client)
  try {
    if (client.dataDir) await requireWholeFiles(db, place)
    await prepare(db, place)
    keepOwnParsers(client)
    paceStatements(client)
    return { db, readsAtOnce: pgliteReads, close: () => client.close() }
  } catch (error) {
    // Closing an unreadable database fails too; the first error is the useful one.
    await client.close().catch(() => {})
    throw error
  }
}

/**
 * Opens the PGlite database in a folder, which it locks, or makes it there; or one in memory. Migrates its schema.
 * Throws a readable error when another process has the folder, or when its data cannot be used: it is then left as it is.
 */
export async function openPglite(
  folder?: string,
  prepare: Prepare = migratePgliteSchema,
): Promise<Connection> {
  const place = { name: folder ?? 'memory', variable: 'DATA_DIR' } as const
  if (!folder) return openClient(await PGlite.create(options), place, prepare)
  const release = lockFolder(folder)
  try {
    const connection = await openClient(await openDataFolder(place, options), place, prepare)
    return { ...connection, close: () => connection.close().finally(release) }
  } catch (error) {
    release()
    throw error
  }
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
  return connect(url)
}

function connect(url: string): Connection {
  const client = postgres(url, { max: connections.most, onnotice: () => {}, ...reconnect })
  const db = drizzlePostgres(client)
  const readsAtOnce = connections.most - connections.ofWrites
  return { db, readsAtOnce, close: () => client.end({ timeout: 5 }) }
}

/** Where the database is. */
interface Configured {
  databaseUrl: string | undefined
  dataDir: string
}

/** Opens the configured database: PostgreSQL when `databaseUrl` is set, otherwise PGlite in the data folder. */
export function openDatabase(config: Configured) {
  return config.databaseUrl
    ? openPostgres(config.databaseUrl)
    : openPglite(join(config.dataDir, 'database'))
}

/** The same without a change: throws where there is no database, or one of another schema. */
export async function openAsItIs({ databaseUrl, dataDir }: Configured): Promise<Connection> {
  if (!databaseUrl) {
    const folder = join(dataDir, 'database')
    if (!existsSync(folder)) throw new Error(`There is no database in ${folder}.`)
    return openPglite(folder, requireOurSchema)
  }
  const connection = connect(databaseUrl)
  try {
    await requireOurSchema(connection.db, locationOf(databaseUrl))
    return connection
  } catch (error) {
    await connection.close()
    throw error
  }
}
