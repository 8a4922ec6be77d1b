import { existsSync, openAsBlob } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
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

/** Databases in memory whose test files have ended. */
const idle: PGlite[] = []

/** A client that throws, as a closed one does, once its tests have ended. */
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

/** A copy of a database in memory. */
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
 * A copy of a migrated database in memory, without rows. The test files of a process use it one after the other: WebAssembly
 * takes a second to start, and another until it is compiled. A file that changes its schema changes it back.
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

/** Seeds the demo company in a copy of a database, and writes all of it into a file, which is whole once it is there. */
async function dumpDemo(dump: string, file: string): Promise<void> {
  const client = await openCopy(dump)
  await seedWhenEmpty(drizzle(client), await openMediaLibrary(assetsFolder))
  const content = await client.dumpDataDir('none')
  await client.close()
  const part = `${file}.part`
  await writeFile(part, await content.bytes())
  await rename(part, file)
}

/** True for the first process of a run that asks for a file, which then makes it. */
const isFirst = (file: string): Promise<boolean> =>
  mkdir(`${file}.made`).then(
    () => true,
    () => false,
  )

/** The demo company in a database of its own, a copy of one that is seeded once in a run: four times as fast as to seed it. */
export async function openDemoPglite(dump: string, file: string): Promise<Connection> {
  if (await isFirst(file)) await dumpDemo(dump, file)
  while (!existsSync(file)) await setTimeout(50)
  const client = await openCopy(file)
  return { db: drizzle(client), readsAtOnce: 2, close: () => client.close() }
}
