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

/** The database or a transaction. */
export type Database = PgDatabase<PgQueryResultHKT>

export interface Connection {
  db: Database
  /** Reads to run concurrently, leaving capacity for writes. */
  readsAtOnce: number
  close(): Promise<void>
}

/** PostgreSQL's default of 128 MB duplicates the system's page cache and exceeds the whole demo. */
const sharedBuffers = ['-c', 'shared_buffers=8MB']

const options = {
  extensions: { pg_trgm },
  startParams: [...PGlite.defaultStartParams, ...sharedBuffers],
}

/** PGlite runs one statement at a time, in this process, so an order waits for at most this many reads. */
const pgliteReads = 2

/** Connections to a server, and how many of them are reserved for writes. */
const connections = { most: 10, ofWrites: 2 }

/** Prepares the schema of an opened database. */
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
    // Closing an unreadable database also fails; the first error is the useful one.
    await client.close().catch(() => {})
    throw error
  }
}

/**
 * Opens or creates the PGlite database in a folder, locking it, or one in memory. Migrates its schema. Throws a readable error, leaving the
 * data unchanged, when another process holds the folder or the data is unusable.
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

/** Seconds. While the server is down, queries fail quickly, without exponential backoff. */
const reconnect = { connect_timeout: 5, backoff: () => 0.25 }

/** An arbitrary advisory lock id: backends that start together migrate one after the other. */
const migrationLock = 20_261_122

/** Describes the database of a URL, without its password. */
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

/** Settings that locate the database. */
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

/** Opens the database without changing it. Throws when it is missing or has another schema. */
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
