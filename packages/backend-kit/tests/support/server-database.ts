import { readFile, writeFile } from 'node:fs/promises'
import {
  createTemporaryDatabase,
  type DatabaseSettings,
  type TemporaryDatabase,
} from '@etalase/processes/temporary-database.ts'
import { type Connection, openDatabase } from '#db/connection.ts'
import { openMediaLibrary } from '#media/media-library.ts'
import { assetsFolder } from '#seed/manifest.ts'
import { seedWhenEmpty } from '#seed/seed.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { makeOnce } from '#tests/support/make-once.ts'

/** Databases of finished test files. They are dropped with the one that they are copies of. */
const idle: TemporaryDatabase[] = []

/** Skips waiting for the disk on commit: a test database need not survive a power cut. */
const withoutWaiting = ({ dataDir, databaseUrl }: DatabaseSettings): DatabaseSettings => ({
  dataDir,
  databaseUrl: `${databaseUrl}?synchronous_commit=off`,
})

/**
 * Opens a copy of a migrated database of DATABASE_URL, without rows. A process's test files reuse it in turn, because copying takes
 * PostgreSQL a third of a second. A file that changes its schema must change it back.
 */
export async function openReusedDatabase(migrated: DatabaseSettings): Promise<Connection> {
  const known = idle.pop()
  const own = known ?? (await createTemporaryDatabase(process.env.DATABASE_URL, migrated))
  const { close, ...connection } = await openDatabase(withoutWaiting(own))
  if (known) await emptyTables(connection.db)
  return {
    ...connection,
    close: async () => {
      await close()
      idle.push(own)
    },
  }
}

/** Seeds the demo company in a copy of a database, and writes its URL. */
async function seedDemo(migrated: DatabaseSettings, file: string): Promise<void> {
  const demo = await createTemporaryDatabase(process.env.DATABASE_URL, migrated)
  const { db, close } = await openDatabase(withoutWaiting(demo))
  await seedWhenEmpty(db, await openMediaLibrary(assetsFolder))
  await close()
  await writeFile(file, demo.databaseUrl ?? '')
}

/** Opens the demo company in a separate database of DATABASE_URL, copied from one seeded once per run. Deleted on close. */
export async function openDemoOnServer(
  migrated: DatabaseSettings,
  file: string,
): Promise<Connection> {
  await makeOnce(file, (part) => seedDemo(migrated, part))
  const own = await createTemporaryDatabase(process.env.DATABASE_URL, {
    ...migrated,
    databaseUrl: await readFile(file, 'utf8'),
  })
  const { close, ...connection } = await openDatabase(withoutWaiting(own))
  return {
    ...connection,
    close: async () => {
      await close()
      await own.drop()
    },
  }
}
