import {
  createTemporaryDatabase,
  type TemporaryDatabase,
} from '@etalase/processes/temporary-database.ts'
import { sql } from 'drizzle-orm'
import { expect, inject } from 'vitest'
import type { Connection, Database } from '#db/connection.ts'
import { openDemoPglite, openReusedPglite } from '#tests/support/reused-pglite.ts'
import { openDemoOnServer, openReusedDatabase } from '#tests/support/server-database.ts'

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

/** Opens an empty database of the tested kind with the current schema. After it is closed, other files use it. */
export const openTestDatabase = (): Promise<Connection> =>
  isOnPostgres() ? openReusedDatabase(inject('migrated')) : openReusedPglite(inject('pgliteDump'))

/** Opens a database of the tested kind with the demo company, as after a first start; deleted on close. */
export const openDemoDatabase = (): Promise<Connection> =>
  isOnPostgres()
    ? openDemoOnServer(inject('migrated'), inject('demoFile'))
    : openDemoPglite(inject('pgliteDump'), inject('demoFile'))

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
