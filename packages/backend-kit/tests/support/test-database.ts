import {
  createTemporaryDatabase,
  type TemporaryDatabase,
} from '@etalase/processes/temporary-database.ts'
import { sql } from 'drizzle-orm'
import { expect, inject } from 'vitest'
import { type Connection, type Database, openDatabase } from '#db/connection.ts'
import { openMediaLibrary } from '#media/media-library.ts'
import { assetsFolder } from '#seed/manifest.ts'
import { seedWhenEmpty } from '#seed/seed.ts'
import { openDemoPglite, openReusedPglite } from '#tests/support/reused-pglite.ts'

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

/** A database without rows, of the tested kind and the current schema; deleted on close. */
export async function openTestDatabase(): Promise<Connection> {
  if (!isOnPostgres()) return openReusedPglite(inject('pgliteDump'))
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

/** A database of the tested kind with the demo company, as after a first start; deleted on close. */
export async function openDemoDatabase(): Promise<Connection> {
  if (!isOnPostgres()) return openDemoPglite(inject('pgliteDump'), inject('demoDump'))
  const connection = await openTestDatabase()
  await seedWhenEmpty(connection.db, await openMediaLibrary(assetsFolder))
  return connection
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
