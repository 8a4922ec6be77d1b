import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { Checkout } from '#components/checkout/checkout.tsx'
import { restorePendingOrder } from '#lib/checkout/pending-order.ts'
import * as words from '#lib/messages/words.ts'
import { aCart, aCartItem, aShowroom } from '#tests/support/builders.ts'
import { answers, breaks, hasCart, refuses } from '#tests/support/gateway-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

const { checkout } = words
const region = { id: 1, region_name: 'Jakarta', showrooms: [aShowroom()] }
const available = {
  available_on_store: true,
  available_stores: [aShowroom()],
  available_stores_by_region: [region],
  available_online: true,
  available_stores_online: [aShowroom()],
  available_stores_by_region_online: [region],
}
const bill = {
  merchant_id: '31999',
  merchant_name: 'Sandang Nusa',
  order_id: 'a'.repeat(32),
  order_reff: 'AAAAAAAA',
  bill_date: '2026-08-03 10:00:00',
  bill_expired: '2026-08-04 10:00:00',
  bill_desc: 'x',
  bill_total: '299000',
  return_url: 'http://localhost:3000/payment/response',
  custNo: '1',
  custName: 'Sari',
  custEmail: 'sari@example.com',
  products: 'x',
  signature: 'x',
}

let submit: MockInstance<HTMLFormElement['submit']>

beforeEach(() => {
  submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  hasCart(aCart(aCartItem()))
})

const button = (name: string) => screen.findByRole('button', { name })

async function pickUp(qty = 5) {
  answers('post', 'checkout', available)
  answers('post', 'check-showroom-stock-availability', {
    cart_items_availability: [{ id: 1, qty }],
  })
  const shopper = renderInShop(<Checkout paymentUrl="http://pay.test/form" />)
  await shopper.click(await screen.findByRole('button', { name: /^Store Pickup/ }))
  await shopper.click(await screen.findByRole('button', { name: /^Sandang Nusa Kemang/ }))
  return shopper
}

async function pay(shopper: Awaited<ReturnType<typeof pickUp>>) {
  await shopper.type(await screen.findByLabelText(checkout.guestEmail), 'sari@example.com')
  await shopper.click(await button(checkout.goToPayment))
  const [, confirm] = screen.getAllByRole('button', { name: checkout.goToPayment })
  if (confirm) await shopper.click(confirm)
}

test('only what is available can be chosen', async () => {
  answers('post', 'checkout', { ...available, available_online: false })
  renderInShop(<Checkout paymentUrl="" />)
  expect(await screen.findByRole('button', { name: /^Store Pickup/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Online Delivery/ })).toBeNull()
})

test('availability that fails says so and can be asked for again', async () => {
  refuses('post', 'checkout', 500, 'x')
  const shopper = renderInShop(<Checkout paymentUrl="" />)
  expect(await screen.findByText('Fail to load your items availability..')).toBeTruthy()
  answers('post', 'checkout', available)
  await shopper.click(await button('Retry'))
  expect(await screen.findByRole('button', { name: /^Online Delivery/ })).toBeTruthy()
})

test('an empty cart has nothing to check out', async () => {
  refuses('post', 'checkout', 400, 'Your cart is empty', 'CART_EMPTY')
  renderInShop(<Checkout paymentUrl="" />)
  expect(await screen.findByText('Your cart is empty')).toBeTruthy()
})

test('a confirmed order hands its bill to the provider', async () => {
  const calls = answers('post', 'checkout-trx', { payment_data: bill })
  await pay(await pickUp())
  await waitFor(() => expect(submit).toHaveBeenCalledOnce())
  expect(calls[0]?.body).toMatchObject({ shipping_type: 'PICKUP_ON_STORE', cart_item_ids: [1] })
  expect(calls[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  expect(
    document.querySelector<HTMLFormElement>('form[action="http://pay.test/form"]'),
  ).toBeTruthy()
})

test('a bill over another amount is not handed over, and says both amounts', async () => {
  answers('post', 'checkout-trx', { payment_data: { ...bill, bill_total: '999000' } })
  await pay(await pickUp())
  expect(await screen.findByText(checkout.billDiffers('IDR 299,000', 'IDR 999,000'))).toBeTruthy()
  expect(submit).not.toHaveBeenCalled()
})

test('an answer that got lost is asked for again with the same key', async () => {
  breaks('post', 'checkout-trx')
  const shopper = await pickUp()
  await pay(shopper)
  expect(await screen.findByText('Connection failed, please try again')).toBeTruthy()
  const kept = restorePendingOrder()
  const calls = answers('post', 'checkout-trx', { payment_data: bill })
  await shopper.click(await button(checkout.retry))
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.headers.get('idempotency-key')).toBe(kept?.key)
})

test('a fault of the server leaves open whether the order stands', async () => {
  refuses('post', 'checkout-trx', 500, 'Error 500: Internal Server Error')
  await pay(await pickUp())
  expect(await screen.findByText('Error 500: Internal Server Error')).toBeTruthy()
  expect(restorePendingOrder()).not.toBeNull()
})

test('a refused order is told and not remembered', async () => {
  refuses('post', 'checkout-trx', 400, 'Oxford shirt, size M, is out of stock.', 'OUT_OF_STOCK')
  await pay(await pickUp())
  expect(await screen.findByText('Oxford shirt, size M, is out of stock.')).toBeTruthy()
  expect(restorePendingOrder()).toBeNull()
})

test('items the store lacks are left out with the notice of the spec', async () => {
  hasCart(aCart(aCartItem({ id: 1 }), aCartItem({ id: 2 })))
  await pickUp()
  expect(await screen.findByText(checkout.excluded(1))).toBeTruthy()
})

test('a store that has nothing of the cart is not gone on with', async () => {
  await pickUp(0)
  expect(await screen.findByText(checkout.nothingKept)).toBeTruthy()
  expect(screen.queryByText(checkout.summaryTitle)).toBeNull()
})

test.each(['{broken', '{"step":"order-summary"}', '[]', 'null'])(
  'a stored checkout that reads %o starts anew',
  async (stored) => {
    localStorage.setItem('checkout', stored)
    answers('post', 'checkout', available)
    renderInShop(<Checkout paymentUrl="" />)
    expect(await screen.findByText(checkout.shippingTypeTitle)).toBeTruthy()
  },
)
