import { afterAll, beforeEach, expect, test } from 'vitest'
import { openPlacements } from '#tests/support/placements.ts'
import { cashLocks, openCashOrders } from '../server/src/orders/open-cash.ts'

const { postgres, database, add } = await openPlacements()
afterAll(() => postgres.close())
beforeEach(() => postgres.exec('delete from placement'))

const orderer = { device_id: 'mine', customer_id: 'cus_1', cash_keys: ['address', 'email'] }
const cash = { status: 'CONFIRMED', payment_way: 'PAY_AT_STORE', due_at: new Date(0) }
const open = (who: Parameters<typeof openCashOrders>[1] = orderer) => openCashOrders(database, who)

test('a cash order is open until it is paid or closed', async () => {
  for (const status of ['CONFIRMED', 'PROCESSING', 'SHIPPED', 'READY_FOR_PICKUP'])
    await add({ ...cash, device_id: 'mine', status })
  expect(await open()).toBe(4)
  for (const status of ['EXPIRED', 'CANCELLED', 'REFUNDED', 'NOT_COLLECTED'])
    await add({ ...cash, device_id: 'mine', status })
  await add({ ...cash, device_id: 'mine', paid_at: new Date() })
  expect(await open()).toBe(4)
})

test('orders paid at the provider, not placed yet, or deleted do not count', async () => {
  await add({ device_id: 'mine' })
  await add({ ...cash, device_id: 'mine', order_id: null })
  await add({ ...cash, device_id: 'mine', deleted_at: new Date() })
  expect(await open()).toBe(0)
})

test('orders are counted per device, account and key, and the highest count applies', async () => {
  await add({ ...cash, device_id: 'mine' })
  await add({ ...cash, customer_id: 'cus_1' })
  await add({ ...cash, details: { cash_keys: ['email'] } })
  await add({ ...cash, details: { cash_keys: ['other', 'email'] } })
  expect(await open()).toBe(2)
  expect(await open({ ...orderer, cash_keys: [] })).toBe(1)
  expect(await open({ device_id: 'other', cash_keys: ['device mine'] })).toBe(0)
})

test('orders that count together share a lock', () => {
  const guest = { device_id: 'theirs', cash_keys: ['email'] }
  expect(cashLocks(guest).filter((lock) => cashLocks(orderer).includes(lock))).toHaveLength(1)
  expect(cashLocks({ ...guest, cash_keys: [] })).toEqual(['cash device theirs'])
})
