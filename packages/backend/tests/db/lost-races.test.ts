import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { isOnPostgres } from '@etalase/backend-kit/tests/support/test-database.ts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { freshBackend } from '#tests/support/backend-for-tests.ts'

const backend = await freshBackend()
const { db, lostRaces } = backend

/** Takes a piece from two shops in order, once another transaction has taken one from the second. */
function takeFrom(shops: readonly number[], both: { started: number }) {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local deadlock_timeout = '20ms'`)
    for (const shop of shops) {
      const qty = sql`${stock.qty} - 1`
      await tx.update(stock).set({ qty }).where(eq(stock.showroomId, shop))
      both.started++
      await expect.poll(() => both.started).toBeGreaterThanOrEqual(2)
    }
  })
}

test.runIf(isOnPostgres())(
  'two deadlocked transactions both complete once, and the retry is reported',
  async () => {
    await stockProduct(db, { id: 1, stock: { [places.hub]: 9, [places.store]: 9 } })
    const both = { started: 0 }
    const shops = [places.hub, places.store]
    await Promise.all([takeFrom(shops, both), takeFrom(shops.toReversed(), both)])
    expect((await db.select().from(stock)).map(({ qty }) => qty)).toEqual([7, 7])
    expect(lostRaces).toHaveLength(1)
  },
)
