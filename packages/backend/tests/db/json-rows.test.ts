import { insertRows } from '@etalase/backend-kit/db/json-rows.ts'
import { promos } from '@etalase/backend-kit/db/schema/promos.ts'
import { openTestDatabase } from '@etalase/backend-kit/tests/support/test-database.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'

const { db, close } = await openTestDatabase()
afterAll(close)

const aPromo = (code: string, given: { uses?: number | undefined } = {}) => ({
  code,
  category: 'PRODUCT' as const,
  discPercent: 10,
  discNominal: rupiah(0),
  discMax: rupiah(0),
  startsAt: new Date('2026-11-01T00:00:00Z'),
  endsAt: new Date('2026-12-01T00:00:00Z'),
  useLimit: 5,
  ...given,
})

const usesOf = async (code: string) =>
  (await db.select({ uses: promos.uses }).from(promos).where(eq(promos.code, code)))[0]?.uses

test('a column that no row sets gets its default, even when it is present without a value', async () => {
  await db.execute(insertRows(promos, [aPromo('A', { uses: undefined }), aPromo('B')]))
  expect([await usesOf('A'), await usesOf('B')]).toEqual([0, 0])
})

test("a null in the first row is refused, instead of losing a later row's value", async () => {
  const rows = [aPromo('C', { uses: undefined }), aPromo('D', { uses: 3 })]
  await expect(db.execute(insertRows(promos, rows))).rejects.toThrow()
  expect(await usesOf('D')).toBeUndefined()
})
