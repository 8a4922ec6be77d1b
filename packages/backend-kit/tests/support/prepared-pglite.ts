import { readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { DatabaseSettings } from '@etalase/processes/temporary-database.ts'
import { openDatabase } from '#db/connection.ts'
import { cachedFolder } from '#tests/support/cached-folder.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'

/** A migrated database of PGlite without rows, as a data folder to be copied and as a file for PGlite in memory. */
interface PreparedPglite {
  migrated: DatabaseSettings
  pgliteDump: string
}

const kit = 'packages/backend-kit'

/** All that the database is made from: code and migrations, what the tests add to it, and versions of packages. */
function sources(): string[] {
  const files = readdirSync(`${kit}/src/db`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const own = ['empty-tables', 'prepared-pglite'].map((name) => `${kit}/tests/support/${name}.ts`)
  return [...files.toSorted(), ...own, 'package-lock.json']
}

const within = (folder: string): PreparedPglite => ({
  migrated: { dataDir: join(folder, 'data'), databaseUrl: undefined },
  pgliteDump: join(folder, 'dump.tar'),
})

async function prepare(folder: string): Promise<void> {
  const { migrated, pgliteDump } = within(folder)
  await mkdir(migrated.dataDir)
  const { db, close } = await openDatabase(migrated)
  // Copies then have the function that empties them.
  await emptyTables(db)
  const { $client }: { $client: PGlite } = Object(db)
  const content = await $client.dumpDataDir('none')
  await writeFile(pgliteDump, await content.bytes())
  await close()
}

/** The database of the current schema. To make it takes seven seconds of a processor, so a cache keeps it between runs. */
export const preparedPglite = async (cache: string): Promise<PreparedPglite> =>
  within(await cachedFolder(cache, sources(), prepare))
