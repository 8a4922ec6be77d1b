import { randomUUID } from 'node:crypto'
import { type Database, openDatabase } from '@etalase/backend-kit/db/connection.ts'
import { cartItems } from '@etalase/backend-kit/db/schema/cart.ts'
import { mails } from '@etalase/backend-kit/db/schema/mails.ts'
import { orderLines, orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { promos } from '@etalase/backend-kit/db/schema/promos.ts'
import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import {
  places,
  seedSmallCompany,
  stockProduct,
} from '@etalase/backend-kit/tests/support/small-company.ts'
import { lastingDatabase } from '@etalase/backend-kit/tests/support/test-database.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import type { TemporaryDatabase } from '@etalase/processes/temporary-database.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BackendProcess, startBackend } from '#tests/support/backend-process.ts'
import { pickupBody } from '#tests/support/checkout-calls.ts'

const shoppers = 170
const pieces = 1_000
const atOnce = 20

let database: TemporaryDatabase

beforeAll(async () => {
  database = await lastingDatabase()
  const { db, close } = await openDatabase(database)
  await seedSmallCompany(db)
  await stockProduct(db, { id: 1, stock: { [places.store]: pieces } })
  await db.insert(promos).values({
    code: 'HALO',
    category: 'PRODUCT',
    discPercent: 10,
    discNominal: rupiah(0),
    discMax: rupiah(100_000),
    startsAt: new Date(0),
    endsAt: new Date('2100-01-01'),
    useLimit: pieces,
  })
  await close()
})

afterAll(() => database.drop())

interface Shopper {
  local_device_id: string
  key: string
  /** The order that the backend confirmed. */
  orderId?: string
}

async function post(url: string, path: string, body: object, headers = {}): Promise<unknown> {
  const response = await fetch(`${url}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()).data
}

/** Makes three writes: add to the cart, add one more piece, place the order. */
async function buy({ url }: BackendProcess, shopper: Shopper, onWrite: () => void): Promise<void> {
  const { local_device_id, key } = shopper
  const line = { local_device_id, product_detail_id: 1, size: 'M', qty: 1 }
  await post(url, 'cart', line)
  onWrite()
  await post(url, 'cart-item-increment-qty', line)
  onWrite()
  await order({ url }, { shopper, key, local_device_id })
  onWrite()
}

async function order(
  { url }: { url: string },
  { shopper, key, local_device_id }: { shopper: Shopper; key: string; local_device_id: string },
): Promise<void> {
  const headers = { 'Idempotency-Key': key }
  const data = await post(
    url,
    'checkout-trx',
    { local_device_id, ...pickupBody, promo_code: 'HALO' },
    headers,
  )
  shopper.orderId = Object(data).payment_data.order_id
}

/** Lets all shoppers act, some concurrently. A shopper without a response gives up. */
async function rush(all: Shopper[], act: (shopper: Shopper) => Promise<void>): Promise<void> {
  const waiting = [...all]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await act(next).catch(() => {})
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

async function look(read: (db: Database) => Promise<void>): Promise<void> {
  const { db, close } = await openDatabase(database)
  await read(db).finally(close)
}

async function expectSound(db: Database, all: Shopper[]): Promise<void> {
  const rows = await db.select().from(orders)
  const refs = rows.map((row) => row.trxRef)
  const answered = all.flatMap(({ orderId }) => orderId ?? [])
  expect(answered.filter((orderId) => !refs.includes(orderId))).toEqual([])
  expect(new Set(rows.map((row) => row.deviceId)).size).toBe(rows.length)
  const sold = (await db.select().from(orderLines)).reduce((sum, line) => sum + line.qty, 0)
  expect(sold).toBe(2 * rows.length)
  const [left] = await db.select().from(stock)
  expect((left?.qty ?? 0) + sold).toBe(pieces)
  const [promo] = await db.select().from(promos)
  expect(promo?.uses).toBe(rows.length)
  const queued = (await db.select().from(mails)).map((mail) => mail.orderId)
  expect(queued.toSorted()).toEqual(rows.map((row) => row.id).toSorted())
  const carts = await db.select({ deviceId: cartItems.deviceId }).from(cartItems)
  const ordered = new Set(rows.map((row) => row.deviceId))
  expect(carts.filter(({ deviceId }) => ordered.has(deviceId))).toEqual([])
}

// No timeout: the writes are counted, so no machine is too slow.
describe('a backend killed in the middle of 500 writes', { timeout: 0, tags: 'nightly' }, () => {
  const all: Shopper[] = Array.from({ length: shoppers }, () => ({
    local_device_id: randomUUID(),
    key: randomUUID(),
  }))

  test('loses no confirmed order, duplicates none, and its stock adds up', async () => {
    const backend = await startBackend(database)
    let writes = 0
    let killed: Promise<number | null> | undefined
    await rush(all, (shopper) =>
      buy(backend, shopper, () => {
        writes++
        if (writes === 250) killed = backend.end('SIGKILL')
      }),
    )
    expect(await killed).toBeNull()
    const answered = all.filter((shopper) => shopper.orderId).length
    expect(answered).toBeGreaterThan(0)
    expect(answered).toBeLessThan(shoppers)
    const again = await startBackend(database)
    expect(await again.end('SIGTERM')).toBe(0)
    await look((db) => expectSound(db, all))
  })

  test('returns the existing order for a repeated key', async () => {
    const backend = await startBackend(database)
    const before = new Map(all.map(({ key, orderId }) => [key, orderId]))
    await rush(all, async (shopper) => {
      await order(backend, { shopper, ...shopper }).catch(() => buy(backend, shopper, () => {}))
    })
    await backend.end('SIGTERM')
    expect(all.every(({ orderId }) => orderId)).toBe(true)
    const changed = all.filter(({ key, orderId }) => before.get(key) && before.get(key) !== orderId)
    expect(changed).toEqual([])
    await look(async (db) => {
      expect(await db.$count(orders)).toBe(shoppers)
    })
  })
})
