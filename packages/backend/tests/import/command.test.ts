import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '@etalase/backend-kit/db/connection.ts'
import { products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { lastingDatabase } from '@etalase/backend-kit/tests/support/test-database.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

type Lasting = Awaited<ReturnType<typeof lastingDatabase>>

let database: Lasting
let file: string

beforeAll(async () => {
  database = await lastingDatabase()
  file = join(database.dataDir, 'feed.csv')
  writeFileSync(
    file,
    'id,title,price,availability\nA,Kebaya,250000,in_stock\nB,Batik,9 USD,in_stock\n',
  )
})

afterAll(() => database.drop())

function run(...args: string[]) {
  const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL = '' } = database
  const env = { ...process.env, DATA_DIR, DATABASE_URL }
  return spawnSync(
    process.execPath,
    // Same flags as in the npm script.
    ['--liftoff-only', 'packages/backend/src/commands/import-bundled.mjs', ...args],
    {
      env,
      encoding: 'utf8',
    },
  )
}

async function countProducts(): Promise<number> {
  const { db, close } = await openDatabase(database)
  try {
    return await db.$count(products)
  } finally {
    await close()
  }
}

describe('the import command', () => {
  test('with --dry-run reports what would happen, and changes nothing', {
    timeout: 60_000,
  }, async () => {
    const { status, stdout, stderr } = run('--dry-run', file)
    expect([status, stdout]).toEqual([0, expect.stringContaining('Products: 1 created')])
    expect(stderr).toContain('Line 3: row: its price is in a currency other than rupiah: USD')
    expect(await countProducts()).toBe(0)
  })

  test('with --dry-run says that nothing was changed even when it fails', {
    timeout: 60_000,
    tags: 'nightly',
  }, () => {
    const { status, stdout } = run('--dry-run', 'nowhere.csv')
    expect([status, stdout]).toEqual([1, expect.stringContaining('Nothing was changed')])
  })

  test('imports, counts, and says when the shop shows it', { timeout: 60_000 }, async () => {
    const { status, stdout } = run(file)
    expect([status, stdout]).toEqual([0, expect.stringContaining('1 × row: its price')])
    expect(stdout).toContain('A running shop shows the changes after a minute.')
    expect(await countProducts()).toBe(1)
  })

  const isRefused = (args: string[], words: string) => {
    const { status, stderr } = run(...args.map((text) => (text === 'FILE' ? file : text)))
    expect([status, stderr]).toEqual([1, expect.stringContaining(words)])
  }

  test.each<[string[], string]>([
    [[], 'Pass a file or an address'],
    [['a', 'b', 'c'], 'Pass one file, or two that belong together'],
    [['--in-stock', 'many', 'a'], '--in-stock must be a whole number'],
    [['nowhere.csv'], 'There is no file nowhere.csv.'],
    [['--showroom', '99', 'FILE'], 'There is no showroom 99.'],
  ])('with %j explains the error, and fails', { timeout: 60_000, tags: 'nightly' }, isRefused)

  test('with --help explains itself without a database', { tags: 'nightly' }, () => {
    const { status, stdout } = run('--help')
    expect([status, stdout]).toEqual([0, expect.stringContaining('npm run import -- FILE|URL')])
  })
})
