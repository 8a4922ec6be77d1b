import { inject } from 'vitest'
import { type Connection, openDatabase } from '#backend/db/connection.ts'
import { createTemporaryDatabase, type TemporaryDatabase } from '#scripts/temporary-database.ts'

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
const withoutWaiting = (url: string | undefined) => url && `${url}?synchronous_commit=off`

/** A database without rows, of the tested kind and the current schema; deleted on close. */
export async function openTestDatabase(): Promise<Connection> {
  const own = await lastingDatabase()
  const { db, close } = await openDatabase({
    ...own,
    databaseUrl: withoutWaiting(own.databaseUrl),
  })
  return {
    db,
    close: async () => {
      await close()
      await own.drop()
    },
  }
}
