import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import {
  createTemporaryDatabase,
  type TemporaryDatabase,
} from '@etalase/processes/temporary-database.ts'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { expect, inject } from 'vitest'
import { type Connection, type Database, openDatabase } from '#db/connection.ts'

declare module 'vitest' {
  interface ProvidedContext {
    database: 'pglite' | 'postgres'
  }
}

/** Whether this run tests on a PostgreSQL server. */
export const isOnPostgres = () => inject('database') === 'postgres'

/** A database without rows, of the kind that this run tests and the current schema, which outlives the process that writes to it. */
export const lastingDatabase = (): Promise<TemporaryDatabase> =>
  createTemporaryDatabase(isOnPostgres() ? process.env.DATABASE_URL : undefined, inject('migrated'))

/** Does not wait for the disk at each commit: nobody reads a test's database after a power cut. */
const withoutWaiting = (url: string) => `${url}?synchronous_commit=off`

/** A copy of the migrated database in memory. */
async function openInMemory(): Promise<Connection> {
  const loadDataDir = await openAsBlob(inject('pgliteDump'))
  const client = new PGlite({ loadDataDir, extensions: { pg_trgm } })
  return { db: drizzle(client), readsAtOnce: 2, close: () => client.close() }
}

/** A database without rows, of the tested kind and the current schema; deleted on close. */
export async function openTestDatabase(): Promise<Connection> {
  if (!isOnPostgres()) return openInMemory()
  const own = await lastingDatabase()
  const databaseUrl = withoutWaiting(own.databaseUrl ?? '')
  const { close, ...connection } = await openDatabase({ ...own, databaseUrl })
  return {
    ...connection,
    close: async () => {
      await close()
      await own.drop()
    },
  }
}

/** Waits until another transaction waits for a lock, as of a row that a test has locked. On PostgreSQL alone. */
export const untilSomebodyWaits = (db: Database): Promise<void> =>
  expect
    .poll(
      () =>
        db.$count(
          sql`pg_stat_activity`,
          sql`datname = current_database() and wait_event_type = 'Lock'`,
        ),
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0)
