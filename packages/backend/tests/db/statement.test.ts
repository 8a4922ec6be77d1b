import { openPostgres } from '@etalase/backend-kit/db/connection.ts'
import { isOneOfJson } from '@etalase/backend-kit/db/json-rows.ts'
import { promos } from '@etalase/backend-kit/db/schema/promos.ts'
import { showroomRegions, showrooms } from '@etalase/backend-kit/db/schema/stores.ts'
import { type Given, statement } from '@etalase/backend-kit/db/statement.ts'
import { isOnPostgres, openTestDatabase } from '@etalase/backend-kit/tests/support/test-database.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { createTemporaryDatabase } from '@etalase/processes/temporary-database.ts'
import { and, eq, gt, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'

const { db, close } = await openTestDatabase()
afterAll(close)

const endsAt = new Date('2026-12-01T00:00:00.123Z')

type NewPromo = { code: string; now: Date; uses: number }

const addPromo = statement('add_promo', (built, given: Given<NewPromo>) =>
  built.insert(promos).values({
    code: given.code,
    category: 'PRODUCT',
    discPercent: 10,
    discNominal: rupiah(0),
    discMax: rupiah(0),
    startsAt: given.now,
    endsAt,
    uses: given.uses,
    useLimit: 5,
  }),
)

const now = new Date('2026-11-02T00:00:00.456Z')

const findPromos = statement('find_promos', (built, given: Given<{ codes: string[]; now: Date }>) =>
  built
    .select({ code: promos.code, startsAt: promos.startsAt })
    .from(promos)
    .where(and(isOneOfJson(promos.code, given.codes), gt(promos.endsAt, given.now)))
    .orderBy(promos.code),
)

const codes = async (wanted: string[], at = now) =>
  (await findPromos(db, { codes: wanted, now: at })).map(({ code }) => code)

const failures = statement('fail', (built, given: Given<{ divisor: number }>) =>
  built
    .select({ ten: sql`10 / ${given.divisor}::int`.mapWith(Number) })
    .from(sql`(values (1)) as one`),
)

describe('a prepared statement', () => {
  test('accepts text, numbers, times and lists, and returns rows as drizzle reads them', async () => {
    await addPromo(db, { code: 'A', now, uses: 0 })
    await addPromo(db, { code: 'B', now, uses: 1 })
    expect(await codes(['A', 'B', 'C'])).toEqual(['A', 'B'])
    expect(await codes([])).toEqual([])
    expect(await codes(['A'], endsAt)).toEqual([])
    const [found] = await findPromos(db, { codes: ['A'], now })
    expect(found?.startsAt).toEqual(now)
  })

  test('returns null for a joined table without a row', async () => {
    const joined = statement('joined', (built, given: Given<{ name: string }>) =>
      built
        .select({ region: showroomRegions, showroom: showrooms })
        .from(showroomRegions)
        .leftJoin(showrooms, eq(showrooms.regionId, showroomRegions.id))
        .where(eq(showroomRegions.name, given.name)),
    )
    await db.insert(showroomRegions).values({ id: 9, name: 'Without stores', position: 1 })
    const [row] = await joined(db, { name: 'Without stores' })
    expect([row?.region.name, row?.showroom]).toEqual(['Without stores', null])
  })

  test('runs in its transaction: it sees uncommitted rows, and is rolled back with it', async () => {
    const failed = db.transaction(async (tx) => {
      await addPromo(tx, { code: 'GONE', now, uses: 0 })
      expect(await findPromos(tx, { codes: ['GONE'], now })).toHaveLength(1)
      throw new Error('taken back')
    })
    await expect(failed).rejects.toThrow('taken back')
    expect(await codes(['GONE'])).toEqual([])
  })

  test('is refused when a value is missing', async () => {
    const values: { code: string; now: Date; uses: number } = JSON.parse('{"code":"NONE"}')
    await expect(addPromo(db, values)).rejects.toThrow('placeholder "now"')
    expect(await codes(['NONE'])).toEqual([])
  })

  test('that fails reports the cause, and works with other values', async () => {
    await expect(failures(db, { divisor: 0 })).rejects.toMatchObject({ cause: { code: '22012' } })
    expect(await failures(db, { divisor: 5 })).toEqual([{ ten: 2 }])
  })

  test('keeps the existing row when a constraint refuses another', async () => {
    await expect(addPromo(db, { code: 'A', now, uses: 0 })).rejects.toMatchObject({
      cause: { code: '23505' },
    })
    expect(await codes(['A'])).toEqual(['A'])
  })
})

describe.runIf(isOnPostgres())('a statement on a PostgreSQL connection', () => {
  /** Counts the statements that a connection knows by name, after sending the same one three times. */
  async function knownAfterThree(parameters: string) {
    const temporary = await createTemporaryDatabase(process.env.DATABASE_URL)
    const connection = await openPostgres(`${temporary.databaseUrl}${parameters}`)
    try {
      return await connection.db.transaction(async (tx) => {
        for (const divisor of [1, 2, 5]) await failures(tx, { divisor })
        const known = await tx.execute<{ count: number }>(
          sql`select count(*)::int as count from pg_prepared_statements where statement like '%10 / %'`,
        )
        return Object(known)[0].count
      })
    } finally {
      await connection.close()
      await temporary.drop()
    }
  }

  test('is parsed once', async () => {
    expect(await knownAfterThree('')).toBe(1)
  })

  test('has no name with prepare=false, as behind a pooler', async () => {
    expect(await knownAfterThree('?prepare=false')).toBe(0)
  })
})
