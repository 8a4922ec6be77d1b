import { aCart, aCartItem } from '@etalase/testkit/builders.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { SentOrder } from '#lib/checkout/order.ts'
import { restorePendingOrder, savePendingOrder } from '#lib/checkout/pending-order.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import {
  available,
  bill,
  button,
  openCheckout,
  watchSubmit,
} from '#tests/support/checkout-scene.tsx'
import { answers, hasCart, refuses } from '#tests/support/gateway-stub.ts'
import { sealedDrafts } from '#tests/support/sealed-drafts-stub.ts'

beforeEach(() => {
  watchSubmit()
  hasCart(aCart(aCartItem()))
  answers('post', 'checkout', available)
  notOffered()
})

/** Stubs a backend with only the spec's calls. */
const notOffered = () => refuses('get', 'order-payment', 404, 'There is no such call.', 'NOT_FOUND')

const issued = {
  trx_ref: bill.order_id,
  trx_status: 'PENDING',
  grand_total: 299_000,
  payment_channel: 'BCA Virtual Account',
  payment_number: '7021234567890123',
  payment_duedate: '2026-08-04 10:00:00',
}

/** Opens the checkout in a browser that has sent an order. */
function openWithOrder(given: Partial<SentOrder> = {}) {
  const key = 'f'.repeat(32)
  sealedDrafts.set('pending-order', { key, buyer: { guest_email: 'sari@example.com' } })
  savePendingOrder({
    key,
    body: { shipping_type: 'PICKUP_ON_STORE', showroom_id: 1 },
    hasBuyer: true,
    total: 299_000,
    sentAt: Date.now(),
    ...given,
  })
  return openCheckout()
}

const placed = { billNo: bill.order_id }
const dialog = async () => within(await screen.findByRole('dialog'))

test('an order without a bill is not called placed, and says that retrying is safe', async () => {
  openWithOrder()
  expect(await screen.findByText(checkout.pendingUnknown.title)).toBeTruthy()
  expect(screen.getByText(/won't place a second order/)).toBeTruthy()
  expect(screen.queryByText(/Order number|waiting for your payment/)).toBeNull()
})

test('an order with a bill shows its number, and lets a shopper who has paid start a new one', async () => {
  openWithOrder(placed)
  expect(await screen.findByText('Order number AAAAAAAA')).toBeTruthy()
  expect(screen.getByText(/If you've already paid, you can start a new order/)).toBeTruthy()
  expect(screen.queryByText(/not paid/)).toBeNull()
})

test('explains the consequences before an order that may be paid is abandoned', async () => {
  const shopper = openWithOrder(placed)
  await shopper.click(await button(checkout.newOrder))
  const asked = await dialog()
  expect(
    asked.getByText(/^Its items stay reserved until .*can't pay for it here any more/),
  ).toBeTruthy()
  await shopper.click(asked.getByRole('button', { name: checkout.keepOrder }))
  expect(restorePendingOrder()?.billNo).toBe(bill.order_id)
  expect(await button(checkout.continuePayment)).toBeTruthy()
})

test('abandons an order after confirmation, and starts a new checkout', async () => {
  const shopper = openWithOrder(placed)
  await shopper.click(await button(checkout.newOrder))
  await shopper.click((await dialog()).getByRole('button', { name: checkout.yesNewOrder }))
  expect(await screen.findByText(checkout.shippingTypeTitle)).toBeTruthy()
  expect(restorePendingOrder()).toBeNull()
})

test('abandons a refused order without a question', async () => {
  refuses('post', 'checkout-trx', 400, 'The payment deadline has passed.', 'ORDER_CLOSED')
  const shopper = openWithOrder(placed)
  await shopper.click(await button(checkout.continuePayment))
  expect(await screen.findByText('The payment deadline has passed.')).toBeTruthy()
  expect(screen.queryByText(checkout.pendingPlaced.title)).toBeNull()
  await shopper.click(await button(checkout.newOrder))
  expect(await screen.findByText(checkout.shippingTypeTitle)).toBeTruthy()
})

test('shows the payment number to the browser that ordered, with a copy button and the deadline', async () => {
  answers('get', 'order-payment', issued)
  openWithOrder(placed)
  expect(await screen.findByText('7021234567890123')).toBeTruthy()
  expect(screen.getByText(/^BCA Virtual Account:/)).toBeTruthy()
  expect(screen.getByText(/4 Aug 2026, 10:00 WIB/)).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Copy/ })).toBeTruthy()
})

test('does not store the payment number in the browser', async () => {
  answers('get', 'order-payment', issued)
  openWithOrder(placed)
  await screen.findByText('7021234567890123')
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('7021234567890123')
})

test.each([
  ['PAID', 'Order Success'],
  ['EXPIRED', 'The payment deadline has passed'],
])('an order that is %s by now cannot be paid again', async (trx_status, title) => {
  answers('get', 'order-payment', { ...issued, trx_status })
  const shopper = openWithOrder(placed)
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.queryByText(checkout.continuePayment)).toBeNull()
  await shopper.click(await button(checkout.startNewOrder))
  expect(await screen.findByText(checkout.shippingTypeTitle)).toBeTruthy()
  expect(restorePendingOrder()).toBeNull()
})

test('shows the order as usual when it has no payment number', async () => {
  openWithOrder(placed)
  expect(await button(checkout.continuePayment)).toBeTruthy()
  expect(screen.queryByText(/Payment number/)).toBeNull()
})
