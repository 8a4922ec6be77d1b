import { afterAll, beforeEach, expect, test } from 'vitest'
import { openPlacements } from '#tests/support/placements.ts'
import { boughtPieces } from '../server/src/orders/bought-pieces.ts'

const { postgres, database, add } = await openPlacements()
afterAll(() => postgres.close())
beforeEach(() => postgres.exec('delete from placement; delete from customer'))

const orderer = { email: 'Guest@example.com', device_id: 'another device' }
const bought = (variants = ['variant_1']) => boughtPieces(database, orderer, variants)

test('pieces in paid orders and in unpaid ones before their deadline count', async () => {
  await add()
  await add({ status: 'PAID', due_at: new Date(0) })
  await add({ status: 'COMPLETED', due_at: new Date(0) })
  expect(await bought()).toBe(6)
  expect(await bought(['variant_1', 'variant_2'])).toBe(9)
})

test.each(['EXPIRED', 'CANCELLED', 'REFUNDED', 'NOT_COLLECTED'])(
  'an order that is %s does not count',
  async (status) => {
    await add({ status })
    expect(await bought()).toBe(0)
  },
)

test('an order that is overdue, not placed yet, or deleted does not count', async () => {
  await add({ due_at: new Date(0) })
  await add({ order_id: null })
  await add({ deleted_at: new Date() })
  await add({ details: {} })
  expect(await bought()).toBe(0)
})

test('a buyer is matched by email address in any case, by its account, and by device', async () => {
  await postgres.exec(`insert into customer values ('cus_1', 'GUEST@example.com', true, null),
    ('cus_2', 'guest@example.com', false, null), ('cus_3', 'guest@example.com', true, now())`)
  const another = { email: 'before@example.com' }
  await add({ ...another, customer_id: 'cus_1' })
  await add({ ...another, device_id: 'another device' })
  expect(await bought()).toBe(4)
  await add({ ...another, customer_id: 'cus_2' })
  await add({ ...another, customer_id: 'cus_3' })
  await add(another)
  expect(await bought()).toBe(4)
})

test('an unpaid cash order of a guest counts for its email address only within its network', async () => {
  const cash = { status: 'CONFIRMED', payment_way: 'PAY_AT_STORE', due_at: new Date(0) }
  const from = (network: string) => boughtPieces(database, { ...orderer, network }, ['variant_1'])
  await add(cash)
  expect([await from('a'), await from('b')]).toEqual([2, 0])
  await add({ ...cash, device_id: orderer.device_id })
  expect(await from('b')).toBe(2)
  await add({ ...cash, status: 'COMPLETED', paid_at: new Date() })
  expect(await from('b')).toBe(4)
})
