import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, readdir, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '@etalase/backend-kit/db/connection.ts'
import { products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { seedSmallCompany, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { isOnPostgres, lastingDatabase } from '@etalase/backend-kit/tests/support/test-database.ts'
import type { TemporaryDatabase } from '@etalase/processes/temporary-database.ts'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BackendProcess, startBackend } from '#tests/support/backend-process.ts'

let own: TemporaryDatabase

const folder = () => join(own.dataDir, 'database')

/** Seeds one product, so that a start does not seed the whole demo. */
async function seedOwn(): Promise<void> {
  const { db, close } = await openDatabase(own)
  await seedSmallCompany(db)
  await stockProduct(db, { id: 1, stock: {} })
  await close()
}

/** For tests that start several processes, each opening a database. */
const slow = { timeout: 120_000 }

/** Runs a script on the data folder to completion. */
function run(...args: string[]) {
  const env = { ...process.env, DATA_DIR: own.dataDir, DATABASE_URL: '' }
  return spawnSync(process.execPath, args, { env, encoding: 'utf8', timeout: 60_000 })
}

describe.skipIf(isOnPostgres())('a data folder', slow, () => {
  let running: BackendProcess[] = []

  beforeAll(async () => {
    own = await lastingDatabase()
    await seedOwn()
  })

  afterEach(async () => {
    await Promise.all(running.map((backend) => backend.end('SIGKILL')))
    running = []
  })

  afterAll(() => own.drop())

  test('in use is refused to a second backend and to the seed, in one line with the process id', {
    tags: 'nightly',
  }, async () => {
    const owner = await startBackend(own)
    running = [owner]
    const inUse = `The database in ${folder()} is in use by process ${owner.pid} on `
    for (const [script, args] of [
      ['packages/backend/src/main.ts', []],
      ['packages/backend/src/commands/seed.ts', ['--products', '2']],
    ] as const) {
      const { status, stderr } = run(script, ...args)
      expect([script, status]).toEqual([script, 1])
      expect(stderr).toContain(inUse)
      expect(stderr.trim().split('\n')).toHaveLength(1)
    }
    expect((await fetch(`${owner.url}/product?id=1`)).status).toBe(200)
  })

  test('in use is refused to the same process too', async () => {
    const first = await openDatabase(own)
    await expect(openDatabase(own)).rejects.toThrow(`in use by process ${process.pid} on `)
    expect(await first.db.$count(products)).toBe(1)
    await first.close()
  })

  test('is free as soon as its owner is killed or stopped', { tags: 'nightly' }, async () => {
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      const owner = await startBackend(own)
      await owner.end(signal)
    }
    const { db, close } = await openDatabase(own)
    expect(await db.$count(products)).toBe(1)
    await close()
  })

  test('is locked by exactly one of two backends that start concurrently', {
    tags: 'nightly',
  }, async () => {
    const both = await Promise.allSettled([startBackend(own), startBackend(own)])
    const winners = both.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    const losers = both.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    running = winners
    expect(winners).toHaveLength(1)
    expect(String(losers)).toContain(`in use by process ${winners[0]?.pid} on `)
  })
})

describe.skipIf(isOnPostgres())('data that this version cannot use', slow, () => {
  beforeEach(async () => {
    own = await lastingDatabase()
  })

  afterEach(() => own.drop())

  const complaint = () => `The data in ${folder()} cannot be used by this version`

  test('because of other migrations is reported, with what to do', async () => {
    const { db, close } = await openDatabase(own)
    await db.execute(sql`update drizzle.__drizzle_migrations set hash = 'other' where id = 2`)
    await close()
    const again = openDatabase(own)
    await expect(again).rejects.toThrow(complaint())
    await expect(again).rejects.toThrow('set DATA_DIR to another place')
  })

  test("because a migration fails is reported, with the database's error", {
    tags: 'nightly',
  }, async () => {
    const { db, close } = await openDatabase(own)
    await db.execute(sql`delete from drizzle.__drizzle_migrations where id > 1`)
    await close()
    const again = openDatabase(own)
    await expect(again).rejects.toThrow(complaint())
    await expect(again).rejects.toThrow(/exist/)
  })

  test('because another PostgreSQL wrote it is reported, with its version', {
    tags: 'nightly',
  }, async () => {
    await writeFile(join(folder(), 'PG_VERSION'), '15\n')
    const opened = openDatabase(own)
    await expect(opened).rejects.toThrow(`${complaint()} (PostgreSQL 15 wrote it`)
  })

  test('does not include data that a newer version migrated: a rollback starts', {
    tags: 'nightly',
  }, async () => {
    const { db, close } = await openDatabase(own)
    await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
      values ('newer', 4000000000000)`)
    await close()
    const again = await openDatabase(own)
    expect(await again.db.$count(products)).toBe(0)
    await again.close()
  })
})

describe.skipIf(isOnPostgres())('damaged data', slow, () => {
  beforeEach(async () => {
    own = await lastingDatabase()
  })

  afterEach(() => own.drop())

  const damage = () => `The data in ${folder()} is damaged, or was not restored to its end`

  /** Lists names, sizes and times of all files. */
  const filesOf = () =>
    readdirSync(folder(), { recursive: true, encoding: 'utf8' })
      .map((name) => [name, statSync(join(folder(), name))] as const)
      .filter(([, stats]) => stats.isFile())
      .map(([name, { size, mtimeMs }]) => [name, size, mtimeMs])

  test('without PG_VERSION is refused and left unchanged, in one line that says what to do', async () => {
    await seedOwn()
    const version = join(folder(), 'PG_VERSION')
    await rename(version, `${folder()}.version`)
    const before = filesOf()
    const { status, stderr } = run('packages/backend/src/main.ts')
    expect(status).toBe(1)
    expect(stderr).toContain(damage())
    expect(stderr).toContain('Restore a backup')
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(filesOf()).toEqual(before)
    await rename(`${folder()}.version`, version)
    const { db, close } = await openDatabase(own)
    expect(await db.$count(products)).toBe(1)
    await close()
  })

  test('in a folder of unrelated files is refused, and those files stay', async () => {
    await rm(folder(), { recursive: true })
    await mkdir(folder())
    await writeFile(join(folder(), 'photos.zip'), 'photos')
    await expect(openDatabase(own)).rejects.toThrow(damage())
    expect(await readdir(folder())).toEqual(['photos.zip'])
  })

  test.each(['PG_VERSION', 'global/pg_control'])(
    'with a truncated %s is reported as damaged',
    { tags: 'nightly' },
    async (file) => {
      await truncate(join(folder(), file))
      await expect(openDatabase(own)).rejects.toThrow(damage())
    },
  )

  async function expectRefusedAfter(harm: (file: string) => Promise<void>): Promise<void> {
    const { db, close } = await openDatabase(own)
    await seedSmallCompany(db)
    await db.execute(sql`analyze`)
    const { rows } = Object(await db.execute(sql`select pg_relation_filepath('provinces') as file`))
    await close()
    await harm(join(folder(), rows[0].file))
    await expect(openDatabase(own)).rejects.toThrow(`${damage()}: of 1 files, such as that of`)
  }

  test('with a deleted table file is refused, not read as empty', () => expectRefusedAfter(rm))

  test('with a truncated table file is refused too', { tags: 'nightly' }, () =>
    expectRefusedAfter(truncate),
  )

  test('is not left by an interrupted first start, and the next start succeeds', {
    tags: 'nightly',
  }, async () => {
    await rm(folder(), { recursive: true })
    await mkdir(join(`${folder()}.new`, 'base'), { recursive: true })
    await writeFile(join(`${folder()}.new`, 'base', 'half'), 'half')
    const { db, close } = await openDatabase(own)
    expect(await db.$count(products)).toBe(0)
    await close()
    expect(readFileSync(join(folder(), 'PG_VERSION'), 'utf8')).toMatch(/^\d+\n$/)
    expect(await readdir(own.dataDir)).not.toContain('database.new')
  })

  test('is not blamed when the process may open too few files: the error names the limit and the fix', {
    tags: 'nightly',
  }, async () => {
    const command = 'ulimit -n 64 && exec "$0" packages/backend/src/main.ts'
    const env = { ...process.env, DATA_DIR: own.dataDir, DATABASE_URL: '' }
    const { status, stderr } = spawnSync('sh', ['-c', command, process.execPath], {
      env,
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr).toContain('too few file descriptors')
    expect(stderr).toContain('ulimit -n 4096')
    expect(stderr).not.toMatch(/damaged|version/)
  })
})
