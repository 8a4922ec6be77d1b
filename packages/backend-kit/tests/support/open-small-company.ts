import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Connection, Database } from '#db/connection.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { seedSmallCompany } from '#tests/support/small-company.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'

/** For the tests of a file: a database that has the small company, and nothing else, at the start of each. */
export function openSmallCompany(): { readonly db: Database } {
  let connection: Connection

  beforeAll(async () => {
    connection = await openTestDatabase()
  })

  beforeEach(async () => {
    await emptyTables(connection.db)
    await seedSmallCompany(connection.db)
  })

  afterAll(() => connection.close())

  return {
    get db() {
      return connection.db
    },
  }
}
