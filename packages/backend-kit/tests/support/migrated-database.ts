import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import {
  createTemporaryDatabase,
  type DatabaseSettings,
} from '@etalase/processes/temporary-database.ts'
import type { TestProject } from 'vitest/node'
import { type Database, openDatabase } from '#db/connection.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A database of the current schema, of the kind that the project tests: to be copied, not to be opened. */
    migrated: DatabaseSettings
    /** A file with the same database, for PGlite in memory; empty for PostgreSQL. */
    pgliteDump: string
  }
}

/** Writes all of a database of PGlite into a file. */
async function dump(db: Database, file: string): Promise<void> {
  const { $client }: { $client: PGlite } = Object(db)
  const content = await $client.dumpDataDir('none')
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
  project.provide('migrated', migrated)
  if (isOnPostgres) {
    await close()
    return drop
  }

  const forDump = await createTemporaryDatabase(undefined)
  const file = join(forDump.dataDir, 'dump.tar')
  await dump(db, file)
  await close()
  project.provide('pgliteDump', file)
  return () => Promise.all([drop(), forDump.drop()])
}
