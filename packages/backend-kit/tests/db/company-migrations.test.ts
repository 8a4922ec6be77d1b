import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Migrations, migrateSchema } from '#db/migrate.ts'

let folder: string
const db = drizzle(new PGlite())

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'company-migrations-'))
})

afterAll(async () => {
  await db.$client.close()
  await rm(folder, { recursive: true })
})

/** Writes migrations of one statement each, a millisecond apart starting at `first`. */
async function write(name: string, first: number, statements: string[]): Promise<Migrations> {
  const migrationsFolder = join(folder, name)
  await mkdir(join(migrationsFolder, 'meta'), { recursive: true })
  const entries = statements.map((_, idx) => ({ idx, when: first + idx, tag: `${idx}` }))
  for (const [index, statement] of statements.entries())
    await writeFile(join(migrationsFolder, `${index}.sql`), statement)
  await writeFile(join(migrationsFolder, 'meta/_journal.json'), JSON.stringify({ entries }))
  return { migrationsFolder, migrationsTable: `__${name}` }
}

/** Upgrades to a release with these migrations of ours and of the company; all of the company's are newer. */
const upgrade = async (ours: string[], company: string[]) =>
  migrateSchema(db, { name: 'a test', variable: 'DATA_DIR' }, (config) => migrate(db, config), [
    await write('ours', 1000, ours),
    await write('company', 2000, company),
  ])

const hasTable = async (name: string) =>
  (await db.$count(sql`pg_tables where schemaname = 'public' and tablename = ${name}`)) === 1

// A single database that grows from release to release.
const first = 'create table products (id int)'
const second = 'create table gifts (id int)'
const loyalty = 'alter table products add column points int'

test('a release applies its migrations to a database with newer company migrations', async () => {
  await upgrade([first], [loyalty])
  await upgrade([first, second], [loyalty])
  expect(await hasTable('gifts')).toBe(true)
  expect(await db.$count(sql`products where points is null`)).toBe(0)
})

test('a failing company migration rolls back all new ones, and the error names the unusable data', async () => {
  const broken = ['create table stamps (id int)', 'alter table nowhere add column x int']
  await expect(upgrade([first, second], [loyalty, ...broken])).rejects.toThrow(
    /^The data in a test cannot be used by this version/,
  )
  expect(await hasTable('stamps')).toBe(false)
})

test('a company migration that changed after it was applied is refused', async () => {
  await expect(upgrade([first, second], [`${loyalty} not null`])).rejects.toThrow(
    /migration 1 is another one/,
  )
})

test('a database with more migrations than the release is accepted, as after a rollback', async () => {
  await expect(upgrade([first], [])).resolves.toBeUndefined()
})
