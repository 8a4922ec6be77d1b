import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { promos } from '@etalase/backend-kit/db/schema/promos.ts'
import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { reserveStock } from '@etalase/backend-kit/stores/stock-repository.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import {
  isOnPostgres,
  untilSomebodyWaits,
} from '@etalase/backend-kit/tests/support/test-database.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { aCustomer, type TestCustomer } from '#tests/support/accounts.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { addToCart, checkOut, pickupBody } from '#tests/support/checkout-calls.ts'
import { halo } from '#tests/support/promo.ts'
import { aDevice, send } from '#tests/support/test-backend.ts'

const backend = await freshBackend()
const { app, db } = backend

beforeEach(async () => {
  for (const id of [1, 2]) await stockProduct(db, { id, stock: { [places.store]: 5 } })
  await db.insert(promos).values({ ...halo, useLimit: 9 })
})

async function order({ headers }: TestCustomer, productIds: readonly number[]): Promise<void> {
  const { guest_email: _, ...pickup } = pickupBody
  const device = aDevice()
  for (const id of productIds) await addToCart(app, device, id, 2)
  await checkOut(app, device, { ...pickup, promo_code: 'HALO' }, headers)
}

const remove = ({ headers, password }: TestCustomer) =>
  send(app, 'POST user/delete-account', { password }, headers)

/** Returns the pieces of both products and the uses of the promo. */
async function left() {
  const pieces = await db.select().from(stock).orderBy(stock.productId)
  const [promo] = await db.select().from(promos)
  return [...pieces.map(({ qty }) => qty), promo?.uses]
}

describe('a deleted account', () => {
  test('releases the stock and the promo of each unpaid order, even of the same product', async () => {
    const customer = await aCustomer(app)
    await order(customer, [2])
    await order(customer, [1, 2])
    expect(await left()).toEqual([3, 1, 2])
    await remove(customer)
    expect(await left()).toEqual([5, 5, 0])
    const rows = await db.select().from(orders).where(eq(orders.status, 'CANCELLED'))
    expect(rows).toHaveLength(2)
  })

  test.runIf(isOnPostgres())(
    'locks rows in the order of a checkout, and never deadlocks',
    async () => {
      const customer = await aCustomer(app)
      await order(customer, [2])
      await order(customer, [1])
      const key = { sizeCode: 'M', showroomId: places.store }
      const { removal } = await db.transaction(async (checkout) => {
        await reserveStock(checkout, { ...key, productId: 1 }, 1)
        const removal = remove(customer)
        await untilSomebodyWaits(db)
        await reserveStock(checkout, { ...key, productId: 2 }, 1)
        await checkout.update(promos).set({ uses: sql`${promos.uses} + 1` })
        // Wrapped in an object, so it is not awaited before the checkout ends.
        return { removal }
      })
      expect((await removal).status).toBe(200)
      expect(await left()).toEqual([4, 4, 1])
    },
  )
})
