import { readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { DatabaseSettings } from '@etalase/processes/temporary-database.ts'
import { openDatabase } from '#db/connection.ts'
import { cachedFolder } from '#tests/support/cached-folder.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'

/** A migrated PGlite database without rows: a data folder to copy, and a dump for in-memory PGlite. */
interface PreparedPglite {
  migrated: DatabaseSettings
  pgliteDump: string
}

const kit = 'packages/backend-kit'

/** Lists everything the database depends on: code, migrations, test additions, and package versions. */
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
  // Includes the function that empties them in all copies.
  await emptyTables(db)
  const { $client }: { $client: PGlite } = Object(db)
  const content = await $client.dumpDataDir('none')
  await writeFile(pgliteDump, await content.bytes())
  await close()
}

/** Returns a database with the current schema. Creating it takes seven seconds of CPU, so runs share it through a cache. */
export const preparedPglite = async (cache: string): Promise<PreparedPglite> =>
  within(await cachedFolder(cache, sources(), prepare))
