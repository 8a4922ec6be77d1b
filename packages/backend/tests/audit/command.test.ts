import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@etalase/backend-kit/db/connection.ts'
import { seedSmallCompany, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { isOnPostgres, lastingDatabase } from '@etalase/backend-kit/tests/support/test-database.ts'
import {
  createTemporaryDatabase,
  type DatabaseSettings,
} from '@etalase/processes/temporary-database.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let database: Awaited<ReturnType<typeof lastingDatabase>>

async function execute(statement: string): Promise<void> {
  const { db, close } = await openDatabase(database)
  await db.execute(sql.raw(statement))
  await close()
}

beforeAll(async () => {
  database = await lastingDatabase()
  const { db, close } = await openDatabase(database)
  await seedSmallCompany(db)
  await stockProduct(db, { id: 1, stock: { 1: 5 } })
  await close()
})

afterAll(() => database.drop())

function auditIn({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL = '' }: DatabaseSettings) {
  const env = { ...process.env, DATA_DIR, DATABASE_URL }
  // Without the optimizing compiler, because WebAssembly runs only for a second.
  const args = ['--liftoff-only', 'packages/backend/src/commands/staff.ts', 'audit']
  return spawnSync(process.execPath, args, { env, encoding: 'utf8' })
}

describe('the audit command', { timeout: 60_000 }, () => {
  test('exits with 0 when the books balance', () => {
    const { status, stdout } = auditIn(database)
    expect([status, stdout]).toEqual([0, expect.stringMatching(/: the books balance\.\n$/)])
    expect(stdout).toContain('Pieces: 5 put in, 5 in stock, 0 in orders.')
  })

  test('exits with 1 and prints the rows when they do not', async () => {
    await execute('update stock set qty = qty - 1')
    const { status, stdout } = auditIn(database)
    expect([status, stdout]).toEqual([1, expect.stringMatching(/: 1 failed\.\n$/)])
    expect(stdout).toContain('  product 1, size M, store 1, put_in 5, in_orders 0, in_stock 4\n')
  })

  test('exits with 1 on another schema, and does not migrate it', async () => {
    await execute('delete from drizzle.__drizzle_migrations where id > 1')
    for (const _ of [1, 2]) {
      const { status, stdout, stderr } = auditIn(database)
      expect([status, stdout, stderr]).toEqual([
        1,
        '',
        expect.stringContaining('has another schema than this version'),
      ])
    }
  })

  test.runIf(isOnPostgres())('exits with 1 on an empty database, and leaves it empty', async () => {
    const empty = await createTemporaryDatabase(process.env.DATABASE_URL)
    for (const _ of [1, 2])
      expect(auditIn(empty)).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('another schema'),
      })
    await empty.drop()
  })

  test('exits with 1 without a database, and creates none', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'nothing-'))
    const { status, stderr } = auditIn({ dataDir, databaseUrl: undefined })
    expect([status, stderr]).toEqual([1, expect.stringContaining('There is no database in')])
    expect(existsSync(join(dataDir, 'database'))).toBe(false)
    await rm(dataDir, { recursive: true })
  })
})
