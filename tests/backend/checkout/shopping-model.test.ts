import { randomUUID } from 'node:crypto'
import { audit } from '@etalase/backend/audit/audit.ts'
import { closeOrders } from '@etalase/backend/orders/order-status.ts'
import { writeStock } from '@etalase/backend/staff/staff-catalogue.ts'
import { from } from '@etalase/backend/tests/support/checkout-calls.ts'
import {
  aDevice,
  openTestBackend,
  type TestBackend,
} from '@etalase/backend/tests/support/test-backend.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { promos } from '@etalase/backend-kit/db/schema/promos.ts'
import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { eq, inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { backendStub } from '../../../packages/testkit/src/backend-stub.ts'
import { sealedDraftHandlers } from '../../support/sealed-drafts-stub.ts'
import { type RealShop, shopperCommands } from '../model/commands.ts'
import { FakeNetwork, shopOrigin } from '../model/fake-network.ts'
import { memoryStorage } from '../model/memory-storage.ts'
import { promo } from '../model/purchase-options.ts'
import { pricePerPiece, ShopModel } from '../model/shop-model.ts'
import { Shopper } from '../model/shopper.ts'

/** `npm run nightly` runs a thousand. */
const schedules = Number(process.env.MODEL_SCHEDULES ?? 20)
const secondsPerSchedule = 3
/** The hub has less stock than the store; pieces that it can't serve stay in the cart. */
const shelves = new Map<number, number>([
  [places.hub, 4],
  [places.store, 5],
])
const productIds = [1, 2]

let backend: TestBackend

beforeAll(async () => {
  backend = await openTestBackend()
  for (const id of productIds) {
    const pieces = Object.fromEntries(shelves)
    await stockProduct(backend.db, { id, price: pricePerPiece, stock: pieces })
  }
  await backend.db.insert(promos).values({
    ...promo,
    discNominal: rupiah(0),
    discMax: rupiah(1_000_000),
    startsAt: new Date(0),
    endsAt: new Date(Date.UTC(2100, 0)),
  })
  // Stubbed after the database opens, which would otherwise mistake this process for a browser.
  vi.stubGlobal('window', { location: { origin: shopOrigin } })
  vi.stubGlobal('localStorage', memoryStorage())
  backendStub.listen({ onUnhandledFrame: 'error' })
})

afterEach(() => backendStub.resetHandlers())

afterAll(async () => {
  backendStub.close()
  vi.unstubAllGlobals()
  await backend.close()
})

let runs = 0

/** Resets the stock, closes open orders, and creates a shopper with a new address, because orders per address are limited. */
async function newShop() {
  const { db, clock } = backend
  const open = await db.select().from(orders).where(eq(orders.status, 'PENDING'))
  await closeOrders(db, open, 'EXPIRED', clock.now)
  for (const productId of productIds)
    for (const [showroomId, qty] of shelves)
      await writeStock(db, { productId, sizeCode: 'M', showroomId }, { qty })
  await db.update(promos).set({ useLimit: sql`${promos.uses} + ${promo.useLimit}` })
  localStorage.clear()
  const network = new FakeNetwork(backend.app, aDevice(), from(runs++))
  backendStub.use(...sealedDraftHandlers(shopOrigin), network.handler())
  const shopper = new Shopper(queryClient())
  await shopper.refetchCart()
  const real: RealShop = { backend, network, shopper, newKey: randomUUID }
  const full = new Map(productIds.map((id) => [id, shelves]))
  return { model: new ShopModel(full, promo.useLimit), real }
}

/** Checks that nothing is lost or duplicated at the end of a run. */
async function expectBooksBalance(model: ShopModel): Promise<void> {
  for (const { productId, showroomId, qty } of await backend.db.select().from(stock)) {
    expect(qty).toBe(model.stock.get(productId)?.get(showroomId))
  }
  const [used] = await backend.db.select().from(promos)
  expect((used?.useLimit ?? 0) - (used?.uses ?? 0)).toBe(model.promosLeft)
  const keys = model.orders.map(({ key }) => key)
  const placed = await backend.db.select().from(orders).where(inArray(orders.idempotencyKey, keys))
  expect(new Map(placed.map((row) => [row.idempotencyKey, row.status]))).toEqual(
    new Map(model.orders.map(({ key, status }) => [key, status])),
  )
  expect(placed).toHaveLength(keys.length)
  const { findings } = await audit(backend.db)
  expect(findings.filter(({ count }) => count > 0)).toEqual([])
}

test(
  'cart, stock and orders match the model, whatever the shopper does and the network loses',
  async () => {
    await fc.assert(
      fc.asyncProperty(shopperCommands(productIds), async (commands) => {
        const { model, real } = await newShop()
        try {
          await fc.asyncModelRun(() => ({ model, real }), commands)
          await expectBooksBalance(model)
        } finally {
          real.shopper.close()
        }
      }),
      { numRuns: schedules },
    )
  },
  schedules * secondsPerSchedule * 1_000,
)
