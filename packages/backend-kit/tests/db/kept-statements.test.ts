import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { keepStatements, most } from '#tests/support/kept-statements.ts'
import { isOnPostgres } from '#tests/support/test-database.ts'

describe.skipIf(isOnPostgres())('PGlite with prepared statements', async () => {
  const dump = inject('pgliteDump')
  const loadDataDir = dump ? await openAsBlob(dump) : undefined
  const database = await PGlite.create({ ...(loadDataDir && { loadDataDir }) })
  keepStatements(database)
  afterAll(() => database.close())

  const kept = async () => {
    const { rows } = await database.query('select statement from pg_prepared_statements')
    return rows.map((row) => Object(row).statement)
  }

  test("parses a text once and binds each query's values", async () => {
    const text = 'select $1::int + 1 as sum, $2::text as name'
    for (const [given, name] of [
      [1, 'a'],
      [2, null],
    ] as const)
      expect((await database.query(text, [given, name])).rows).toEqual([{ sum: given + 1, name }])
    expect((await kept()).filter((known) => known === text)).toHaveLength(1)
  })

  test.each([
    ['a text that is no SQL', 'selct 1', [], '42601'],
    ['a value that its type refuses', 'select $1::int as number', ['one'], '22P02'],
    ['a row that cannot be computed', 'select 1 / $1::int as number', [0], '22012'],
  ])('refuses %s each time, and serves the next query', async (_, text, values, code) => {
    for (const _ of [1, 2])
      await expect(database.query(text, values)).rejects.toMatchObject({ code, query: text })
    expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('refuses further queries of a failed transaction, and keeps none of its rows', async () => {
    await database.exec('create table kept_rows (id int primary key)')
    const add = 'insert into kept_rows values ($1)'
    const failed = database.transaction(async (tx) => {
      await tx.query(add, [1])
      await expect(tx.query(add, [1])).rejects.toMatchObject({ code: '23505' })
      await expect(tx.query(add, [2])).rejects.toMatchObject({ code: '25P02' })
    })
    await expect(failed).rejects.toThrow()
    await database.query(add, [3])
    expect((await database.query('select id from kept_rows')).rows).toEqual([{ id: 3 }])
  })

  test('counts the rows that a statement writes', async () => {
    await database.exec('create table counted_rows (id int)')
    const add = 'insert into counted_rows select generate_series(1, $1::int)'
    expect((await database.query(add, [2])).affectedRows).toBe(2)
    expect((await database.query(add, [5])).affectedRows).toBe(5)
  })

  test('evicts the oldest statement above the limit, and still runs it', async () => {
    for (let number = 0; number <= most; number++)
      await database.query(`select ${number} as number`)
    expect((await kept()).length).toBeLessThanOrEqual(most)
    expect(await kept()).not.toContain('select 0 as number')
    expect((await database.query('select 0 as number')).rows).toEqual([{ number: 0 }])
  })
})
