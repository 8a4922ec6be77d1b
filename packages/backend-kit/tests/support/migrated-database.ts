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
    /** A database of the tested kind with the current schema; copy it, don't open it. */
    migrated: DatabaseSettings
    /** A dump of the same database for in-memory PGlite; empty for PostgreSQL. */
    pgliteDump: string
    /** Path where the first process of a run that needs the demo company writes its dump, or its database's URL. */
    demoFile: string
  }
}

async function migrateOnServer(project: TestProject, server: string) {
  const { drop, ...migrated } = await createTemporaryDatabase(server)
  const { db, close } = await openDatabase(migrated)
  // Includes the function that empties them in all copies.
  await emptyTables(db)
  await close()
  project.provide('migrated', migrated)
  project.provide('demoFile', join(migrated.dataDir, 'demo'))
  return drop
}

/** Creates one migrated database before a project's tests: copying it is much faster than migrating another. */
export default async function makeMigratedDatabase(project: TestProject) {
  const server = process.env.DATABASE_URL
  if (project.getProvidedContext().database === 'postgres' && server)
    return migrateOnServer(project, server)

  const cache = join(project.vite.config.cacheDir, 'etalase-pglite')
  const { migrated, pgliteDump } = await preparedPglite(cache)
  project.provide('migrated', migrated)
  project.provide('pgliteDump', pgliteDump)
  const { dataDir, drop } = await createTemporaryDatabase(undefined)
  project.provide('demoFile', join(dataDir, 'demo'))
  return drop
}
