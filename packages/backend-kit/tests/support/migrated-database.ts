import { join } from 'node:path'
import {
  createTemporaryDatabase,
  type DatabaseSettings,
} from '@etalase/processes/temporary-database.ts'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#db/connection.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { preparedPglite } from '#tests/support/prepared-pglite.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A database of the current schema, of the kind that the project tests: to be copied, not to be opened. */
    migrated: DatabaseSettings
    /** A file with the same database, for PGlite in memory; empty for PostgreSQL. */
    pgliteDump: string
    /** Where the first process of a run that asks for it writes such a file with the demo company. */
    demoDump: string
  }
}

async function migrateOnServer(project: TestProject, server: string) {
  const { drop, ...migrated } = await createTemporaryDatabase(server)
  const { db, close } = await openDatabase(migrated)
  // Copies then have the function that empties them.
  await emptyTables(db)
  await close()
  project.provide('migrated', migrated)
  return drop
}

/** Has one migrated database before the tests of a project: copying it takes a fraction of the time of making another. */
export default async function makeMigratedDatabase(project: TestProject) {
  const server = process.env.DATABASE_URL
  if (project.getProvidedContext().database === 'postgres' && server)
    return migrateOnServer(project, server)

  const cache = join(project.vite.config.cacheDir, 'etalase-pglite')
  const { migrated, pgliteDump } = await preparedPglite(cache)
  project.provide('migrated', migrated)
  project.provide('pgliteDump', pgliteDump)
  const { dataDir, drop } = await createTemporaryDatabase(undefined)
  project.provide('demoDump', join(dataDir, 'demo.tar'))
  return drop
}
