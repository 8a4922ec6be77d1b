import { openAsBlob } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import type { Connection } from '#db/connection.ts'
import { keepOwnParsers } from '#db/pglite-parsers.ts'
import { openMediaLibrary } from '#media/media-library.ts'
import { assetsFolder } from '#seed/manifest.ts'
import { seedWhenEmpty } from '#seed/seed.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { keepStatements } from '#tests/support/kept-statements.ts'
import { makeOnce } from '#tests/support/make-once.ts'

/** In-memory databases of finished test files. */
const idle: PGlite[] = []

/** Wraps a client so that it throws, like a closed one, after its tests have ended. */
function lend(client: PGlite) {
  let isClosed = false
  const lent = new Proxy(client, {
    get(target, name) {
      if (isClosed) throw new Error('PGlite is closed')
      const value = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { lent, takeBack: () => (isClosed = true) }
}

/** Opens an in-memory copy of a database. */
async function openCopy(dump: string): Promise<PGlite> {
  const client = await PGlite.create({
    loadDataDir: await openAsBlob(dump),
    extensions: { pg_trgm },
  })
  keepOwnParsers(client)
  keepStatements(client)
  return client
}

/**
 * Opens an in-memory copy of a migrated database, without rows. A process's test files reuse it in turn, because WebAssembly needs a second
 * to start and another to compile. A file that changes its schema must change it back.
 */
export async function openReusedPglite(dump: string): Promise<Connection> {
  const known = idle.pop()
  const client = known ?? (await openCopy(dump))
  if (known) await emptyTables(drizzle(known))
  const { lent, takeBack } = lend(client)
  return {
    db: drizzle(lent),
    readsAtOnce: 2,
    close: async () => {
      takeBack()
      idle.push(client)
    },
  }
}

/** Writes a dump of the demo company. */
async function dumpDemo(dump: string, file: string): Promise<void> {
  const client = await openCopy(dump)
  await seedWhenEmpty(drizzle(client), await openMediaLibrary(assetsFolder))
  const content = await client.dumpDataDir('none')
  await client.close()
  await writeFile(file, await content.bytes())
}

/** Opens the demo company in a separate database, copied from a dump seeded once per run: four times as fast as seeding. */
export async function openDemoPglite(dump: string, file: string): Promise<Connection> {
  await makeOnce(file, (part) => dumpDemo(dump, part))
  const client = await openCopy(file)
  return { db: drizzle(client), readsAtOnce: 2, close: () => client.close() }
}
