import { createTemporaryDatabase } from '@etalase/processes/temporary-database.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, inject, test } from 'vitest'
import { openPostgres } from '#db/connection.ts'
import { isOnPostgres } from '#tests/support/test-database.ts'

const server = process.env.DATABASE_URL ?? ''

/** Creates a database and a copy of it. */
async function aDatabaseWithCopy() {
  const original = await createTemporaryDatabase(server, inject('migrated'))
  return { original, copy: await createTemporaryDatabase(server, original) }
}

async function exists(databaseUrl = ''): Promise<boolean> {
  const name = new URL(databaseUrl).pathname.slice(1)
  const { db, close } = await openPostgres(server)
  try {
    return (await db.$count(sql`pg_database`, sql`datname = ${name}`)) === 1
  } finally {
    await close()
  }
}

describe.runIf(isOnPostgres())('a dropped temporary database', () => {
  test('takes along its copies, even while one is used', async () => {
    const { original, copy } = await aDatabaseWithCopy()
    const { db } = await openPostgres(copy.databaseUrl ?? '')
    await db.execute(sql`select 1`)
    await original.drop()
    expect(await exists(copy.databaseUrl)).toBe(false)
    await expect(copy.drop()).resolves.toBeUndefined()
  })

  test('leaves the original of a copy as it is', async () => {
    const { original, copy } = await aDatabaseWithCopy()
    await copy.drop()
    expect(await exists(copy.databaseUrl)).toBe(false)
    expect(await exists(original.databaseUrl)).toBe(true)
    await original.drop()
  })
})
