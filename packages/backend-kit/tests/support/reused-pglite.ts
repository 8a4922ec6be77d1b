import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import type { Connection } from '#db/connection.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'

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

/**
 * A copy of a migrated database in memory, without rows. The test files of a process use it one after the other: WebAssembly
 * takes a second to start, and another until it is compiled. A file that changes its schema changes it back.
 */
export async function openReusedPglite(dump: string): Promise<Connection> {
  const known = idle.pop()
  const client =
    known ?? new PGlite({ loadDataDir: await openAsBlob(dump), extensions: { pg_trgm } })
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
