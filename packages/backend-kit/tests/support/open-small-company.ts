import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Connection, Database } from '#db/connection.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { seedSmallCompany } from '#tests/support/small-company.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'

/** Opens a database for the tests of a file, reset to just the small company before each test. */
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
