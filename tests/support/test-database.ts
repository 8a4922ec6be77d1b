import { inject } from 'vitest'
import { type Connection, openDatabase, openPglite } from '#backend/db/connection.ts'
import { createTemporaryDatabase, type TemporaryDatabase } from '#scripts/temporary-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    database: 'pglite' | 'postgres'
  }
}

/** Whether this run tests on a PostgreSQL server. */
export const isOnPostgres = () => inject('database') === 'postgres'

/** An empty database of the kind that this run tests, which outlives the process that writes to it. */
export const lastingDatabase = (): Promise<TemporaryDatabase> =>
  createTemporaryDatabase(isOnPostgres() ? process.env.DATABASE_URL : undefined)

/** Does not wait for the disk at each commit: nobody reads a test's database after a power cut. */
const withoutWaiting = (url: string) => `${url}?synchronous_commit=off`

/** An empty database of the tested kind with the current schema; deleted on close. */
export async function openTestDatabase(): Promise<Connection> {
  if (!isOnPostgres()) return openPglite()
  const own = await lastingDatabase()
  const databaseUrl = withoutWaiting(own.databaseUrl ?? '')
  const { db, close } = await openDatabase({ ...own, databaseUrl })
  return {
    db,
    close: async () => {
      await close()
      await own.drop()
    },
  }
}
