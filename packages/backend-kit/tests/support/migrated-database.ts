import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import {
  createTemporaryDatabase,
  type DatabaseSettings,
} from '@etalase/processes/temporary-database.ts'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#db/connection.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A database of the current schema, of the kind that the project tests: to be copied, not to be opened. */
    migrated: DatabaseSettings
    /** A file with the same database, for PGlite in memory; empty for PostgreSQL. */
    pgliteDump: string
  }
}

async function dump(dataDir: string, file: string): Promise<void> {
  const folder = join(dataDir, 'database')
  const client = await PGlite.create(folder, { extensions: { pg_trgm } })
  const content = await client.dumpDataDir('none')
  await client.close()
  await writeFile(file, await content.bytes())
}

/** Migrates one database before the tests of a project: copying it takes a fraction of the time of making another. */
export default async function makeMigratedDatabase(project: TestProject) {
  const isOnPostgres = project.getProvidedContext().database === 'postgres'
  const server = isOnPostgres ? process.env.DATABASE_URL : undefined
  const { drop, ...migrated } = await createTemporaryDatabase(server)
  const { db, close } = await openDatabase(migrated)
  // Copies then have the function that empties them.
  await emptyTables(db)
  await close()
  project.provide('migrated', migrated)
  if (isOnPostgres) return drop

  const forDump = await createTemporaryDatabase(undefined)
  const file = join(forDump.dataDir, 'dump.tar')
  await dump(migrated.dataDir, file)
  project.provide('pgliteDump', file)
  return () => Promise.all([drop(), forDump.drop()])
}
