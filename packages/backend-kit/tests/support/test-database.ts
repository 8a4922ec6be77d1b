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

/** Whether this run uses a PostgreSQL server. */
export const isOnPostgres = () => inject('database') === 'postgres'

/** Creates an empty database of the tested kind with the current schema, which outlives the process writing to it. */
export const lastingDatabase = (): Promise<TemporaryDatabase> =>
  createTemporaryDatabase(isOnPostgres() ? process.env.DATABASE_URL : undefined, inject('migrated'))

/** Skips waiting for the disk on commit: a test database need not survive a power cut. */
const withoutWaiting = (url: string) => `${url}?synchronous_commit=off`

/** Opens an empty database of the tested kind with the current schema; deleted on close. */
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

/** Opens a database of the tested kind with the demo company, as after a first start; deleted on close. */
export async function openDemoDatabase(): Promise<Connection> {
  if (!isOnPostgres()) return openDemoPglite(inject('pgliteDump'), inject('demoDump'))
  const connection = await openTestDatabase()
  await seedWhenEmpty(connection.db, await openMediaLibrary(assetsFolder))
  return connection
}

/** Waits until another transaction waits for a lock, such as on a row that a test has locked. PostgreSQL only. */
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
