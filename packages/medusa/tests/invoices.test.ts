import { companySeller } from '@etalase/backend-kit/invoices/seller.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { atStore, cashOrders, cashSettings } from '#tests/support/cash.ts'
import { fakeProduct } from '#tests/support/fake-engine/catalogue.ts'
import type { FakeOrder } from '#tests/support/fake-engine/state.ts'
import { openTestAdapter } from '#tests/support/medusa-adapter.ts'

const tested = await openTestAdapter()
const { engine, adapter } = tested
const { order, place, seen, set, step } = cashOrders(tested)
afterAll(() => tested.close())

beforeEach(async () => {
  engine.state.products = Array.from({ length: 3 }, (_, index) => fakeProduct(index))
  engine.state.orders.length = 0
  await adapter.model.load()
  await set(cashSettings)
})

const online = { ...atStore, payment_way: undefined }

const pay = (placed: FakeOrder) =>
  Object.assign(placed, { status: 'PAID', paid_at: new Date().toISOString() })

const invoiceOf = async (order_token: string) => Object(await seen(order_token)).invoice

test('an order has an invoice from payment on', async () => {
  const { placed, order_token } = await place(online)
  expect(await invoiceOf(order_token)).toBeNull()
  pay(placed)
  const { name, address, npwp } = companySeller
  expect(await invoiceOf(order_token)).toEqual({
    number: 'INV-000001',
    issued_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    seller: { name, address, npwp },
    ppn: { rate: 12, base: 90_841, amount: 10_901 },
    credit_notes: [],
  })
})

test('a cash order has its invoice from collection on', async () => {
  const { placed, order_token } = await place(atStore)
  await step(placed.trx_ref, 'ready')
  expect(await invoiceOf(order_token)).toBeNull()
  await step(placed.trx_ref, 'collect')
  expect(await invoiceOf(order_token)).toMatchObject({ number: 'INV-000001' })
})

test('each refund gets a credit note, and together they cover the invoice and its PPN', async () => {
  const { placed, order_token } = await place(online)
  pay(placed)
  await invoiceOf(order_token)
  for (const refunded of [33_333, 33_333, 110_000]) {
    placed.refunded = refunded
    await invoiceOf(order_token)
  }
  expect(await invoiceOf(order_token)).toMatchObject({
    number: 'INV-000001',
    credit_notes: [
      { number: 'CN-000001', amount: 33_333, ppn_amount: 3_303, reason: null },
      { number: 'CN-000002', amount: 76_667, ppn_amount: 7_598, reason: null },
    ],
  })
})

test("the engine stores the shop's company with the order", async () => {
  const { placed } = await place(online)
  const { name, address, npwp, chargesPpn: charges_ppn } = companySeller
  expect(placed.details).toMatchObject({ seller: { name, address, npwp, charges_ppn } })
})

test('an order without a stored company has no invoice, and is shown without it', async () => {
  const { placed, order_token } = await place(online)
  placed.details = {}
  pay(placed)
  expect(await seen(order_token)).toMatchObject({ trx_status: 'PAID', invoice: null })
})

test('an unreadable invoice is omitted, and its order is still shown', async () => {
  const { placed, order_token } = await place(online)
  pay(placed)
  placed.invoice = {
    number: 0,
    issued_at: 'yesterday',
    total: 1,
    ppn: null,
    seller: {},
    credit_notes: [],
  }
  expect(await seen(order_token)).toMatchObject({ trx_status: 'PAID', invoice: null })
})

test('a refused order has no invoice and uses no number', async () => {
  expect((await order(online, { guest_email: 'nobody' })).status).toBe(400)
  const { placed, order_token } = await place(online)
  pay(placed)
  expect(await invoiceOf(order_token)).toMatchObject({ number: 'INV-000001' })
})
