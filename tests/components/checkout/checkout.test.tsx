import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { restorePendingOrder, savePendingOrder } from '#lib/checkout/pending-order.ts'
import { rupiah } from '#lib/rules/money.ts'
import { addressMessages } from '#messages/address.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { aCart, aCartItem } from '#tests/support/builders.ts'
import {
  available,
  bill,
  button,
  openCheckout,
  payAsGuest,
  pickUp,
  watchSubmit,
} from '#tests/support/checkout-scene.tsx'
import { answers, breaks, hasCart, refuses } from '#tests/support/gateway-stub.ts'

let submit: MockInstance<HTMLFormElement['submit']>

beforeEach(() => {
  submit = watchSubmit()
  hasCart(aCart(aCartItem()))
})

test('only what is available can be chosen', async () => {
  answers('post', 'checkout', { ...available, available_online: false })
  openCheckout()
  expect(await screen.findByRole('button', { name: /^Store Pickup/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Online Delivery/ })).toBeNull()
})

test('two presses on a choice are one step forward', async () => {
  answers('post', 'checkout', available)
  const shopper = openCheckout()
  const pickup = await screen.findByRole('button', { name: /^Store Pickup/ })
  const push = vi.spyOn(window.history, 'pushState')
  await shopper.dblClick(pickup)
  expect(await screen.findByRole('heading', { name: checkout.showroomTitle })).toBeTruthy()
  await waitFor(() => expect(window.location.search).toContain('choose-showroom'))
  expect(push).toHaveBeenCalledOnce()
  push.mockRestore()
})

test('availability that fails says so and can be asked for again', async () => {
  refuses('post', 'checkout', 500, 'x')
  const shopper = openCheckout()
  expect(await screen.findByText('Fail to load your items availability..')).toBeTruthy()
  answers('post', 'checkout', available)
  await shopper.click(await button('Retry'))
  expect(await screen.findByRole('button', { name: /^Online Delivery/ })).toBeTruthy()
})

test('the words of a backend that refuses to tell the availability stand beside', async () => {
  refuses('post', 'checkout', 400, 'One of your items is no longer sold.')
  openCheckout()
  expect(await screen.findByText('Fail to load your items availability..')).toBeTruthy()
  expect(screen.getByText('One of your items is no longer sold.')).toBeTruthy()
  expect(await button('Retry')).toBeTruthy()
})

test('a cart that cannot be had says the same, and Retry goes on', async () => {
  refuses('get', 'cart', 500, 'x')
  answers('post', 'checkout', available)
  const shopper = openCheckout()
  expect(await screen.findByText('Fail to load your items availability..')).toBeTruthy()
  hasCart(aCart(aCartItem()))
  await shopper.click(await button('Retry'))
  expect(await screen.findByRole('button', { name: /^Online Delivery/ })).toBeTruthy()
})

test('an empty cart has nothing to check out', async () => {
  refuses('post', 'checkout', 400, 'Your cart is empty', 'CART_EMPTY')
  openCheckout()
  expect(await screen.findByText('Your cart is empty')).toBeTruthy()
})

test('a confirmed order hands its bill to the provider', async () => {
  const calls = answers('post', 'checkout-trx', { payment_data: bill })
  await payAsGuest(await pickUp())
  await waitFor(() => expect(submit).toHaveBeenCalledOnce())
  expect(calls[0]?.body).toMatchObject({ shipping_type: 'PICKUP_ON_STORE', cart_item_ids: [1] })
  expect(calls[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  expect(
    document.querySelector<HTMLFormElement>('form[action="http://pay.test/form"]'),
  ).toBeTruthy()
})

test('an order with nothing to pay is placed in words of its own, and no bill goes to the provider', async () => {
  const { product_detail, ...line } = aCartItem()
  const free = { ...product_detail, net_price: rupiah(0) }
  hasCart(aCart({ ...line, product_detail: free }))
  const url = 'http://shop.test/payment/response?bill_no=1'
  const payment_redirect = { trx_ref: bill.order_id, grand_total: 0, url }
  const calls = answers('post', 'checkout-trx', { payment_redirect })
  const followed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const shopper = await pickUp()
  await shopper.type(await screen.findByLabelText(checkout.guestEmail), 'sari@example.com')
  expect(screen.queryByRole('button', { name: checkout.goToPayment })).toBeNull()
  await shopper.click(await button(checkout.nothingToPay.button))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(checkout.nothingToPay.text)).toBeTruthy()
  await shopper.click(dialog.getByRole('button', { name: checkout.nothingToPay.button }))
  expect(await screen.findByText(checkout.nothingToPay.handOff)).toBeTruthy()
  const link = screen.getByRole('link', { name: checkout.nothingToPay.handOffButton })
  expect(link.getAttribute('href')).toBe(url)
  await waitFor(() => expect(followed).toHaveBeenCalledOnce())
  expect(submit).not.toHaveBeenCalled()
  expect(calls[0]?.body).toMatchObject({ expected_total: 0 })
  followed.mockRestore()
})

test('an order is sent once, however often it is agreed to', async () => {
  const calls = answers('post', 'checkout-trx', { payment_data: bill })
  const shopper = await pickUp()
  await shopper.type(await screen.findByLabelText(checkout.guestEmail), 'sari@example.com')
  await shopper.click(await button(checkout.goToPayment))
  const dialog = within(await screen.findByRole('dialog'))
  const agree = dialog.getByRole('button', { name: checkout.goToPayment })
  agree.click()
  agree.click()
  await waitFor(() => expect(submit).toHaveBeenCalledOnce())
  expect(calls).toHaveLength(1)
})

test("another tab's order is offered, and no second one is sent", async () => {
  const calls = answers('post', 'checkout-trx', { payment_data: bill })
  const shopper = await pickUp()
  await shopper.type(await screen.findByLabelText(checkout.guestEmail), 'sari@example.com')
  const body = { shipping_type: 'PICKUP_ON_STORE', showroom_id: 1 } as const
  const order = { key: 'f'.repeat(32), body, hasBuyer: false, total: 299_000 }
  savePendingOrder({ ...order, sentAt: Date.now() })
  window.dispatchEvent(new StorageEvent('storage', { key: 'pending-order' }))
  expect(await screen.findByText(checkout.pendingUnknown.title)).toBeTruthy()
  await shopper.click(await button(checkout.continuePayment))
  await waitFor(() => expect(submit).toHaveBeenCalledOnce())
  expect(calls.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['f'.repeat(32)])
})

test('a bill over another amount is not handed over, and says both amounts and which order to ask about', async () => {
  answers('post', 'checkout-trx', { payment_data: { ...bill, bill_total: '999000' } })
  await payAsGuest(await pickUp())
  expect(await screen.findByText(checkout.billDiffers('IDR 299,000', 'IDR 999,000'))).toBeTruthy()
  expect(screen.getByText('Order number AAAAAAAA')).toBeTruthy()
  expect(submit).not.toHaveBeenCalled()
})

test('an answer that got lost says that the order may stand, and is asked for again with the same key', async () => {
  breaks('post', 'checkout-trx')
  const shopper = await pickUp()
  await payAsGuest(shopper)
  expect(await screen.findByText('Connection failed, please try again')).toBeTruthy()
  await waitFor(() =>
    expect(document.activeElement?.textContent).toBe(checkout.pendingUnknown.title),
  )
  expect(screen.getByText(checkout.pendingUnknown.text)).toBeTruthy()
  expect(screen.getByText('Total IDR 299,000')).toBeTruthy()
  const kept = restorePendingOrder()
  const calls = answers('post', 'checkout-trx', { payment_data: bill })
  await shopper.click(await button(checkout.continuePayment))
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.headers.get('idempotency-key')).toBe(kept?.key)
})

test('a fault of the server leaves open whether the order stands', async () => {
  refuses('post', 'checkout-trx', 500, 'Error 500: Internal Server Error')
  await payAsGuest(await pickUp())
  expect(await screen.findByText('Error 500: Internal Server Error')).toBeTruthy()
  expect(restorePendingOrder()).not.toBeNull()
})

test('whoever leaves an order that may not stand finds the summary as it was left', async () => {
  breaks('post', 'checkout-trx')
  const shopper = await pickUp()
  await payAsGuest(shopper)
  await shopper.click(await button(checkout.newOrder))
  await shopper.click(await button(checkout.yesNewOrder))
  expect(await screen.findByDisplayValue('sari@example.com')).toBeTruthy()
  expect(screen.getByText(checkout.summaryTitle)).toBeTruthy()
  expect(restorePendingOrder()).toBeNull()
})

test('an order that got no answer and is then refused is told so at its summary', async () => {
  breaks('post', 'checkout-trx')
  const shopper = await pickUp()
  await payAsGuest(shopper)
  await screen.findByText(checkout.pendingUnknown.title)
  refuses('post', 'checkout-trx', 400, 'Oxford shirt, size M, is out of stock.', 'OUT_OF_STOCK')
  await shopper.click(await button(checkout.continuePayment))
  expect(await screen.findByText('Oxford shirt, size M, is out of stock.')).toBeTruthy()
  expect(screen.getByDisplayValue('sari@example.com')).toBeTruthy()
})

test('a price that changed says the old and the new one, at its line and for the total', async () => {
  const shopper = await pickUp()
  refuses('post', 'checkout-trx', 400, 'A price has changed.', 'CART_CHANGED')
  const line = aCartItem({ price_when_added: rupiah(299_000) })
  const product_detail = { ...line.product_detail, net_price: rupiah(349_000) }
  await screen.findByLabelText(checkout.guestEmail)
  hasCart(aCart({ ...line, product_detail }))
  await payAsGuest(shopper)
  expect(await screen.findByText(checkout.totalChanged('IDR 299,000', 'IDR 349,000'))).toBeTruthy()
  expect(screen.getByText('The price has changed from IDR 299,000 to IDR 349,000.')).toBeTruthy()
})

test("a store's button says in its name how much of the cart it has", async () => {
  hasCart(aCart(aCartItem({ id: 1 }), aCartItem({ id: 2 })))
  const stockOf = (showroom_id: number, ...ids: number[]) => ({
    showroom_id,
    cart_items_availability: ids.map((id) => ({ id, qty: 1 })),
  })
  answers('post', 'checkout', {
    ...available,
    available_stores_stock: [stockOf(1, 1, 2), stockOf(2, 2)],
  })
  const shopper = openCheckout()
  await shopper.click(await button(/^Store Pickup/))
  expect(await button(/^Sandang Nusa Dago .* Has 1 of your 2 items$/)).toBeTruthy()
  expect(await button(/^Sandang Nusa Kemang .* Has all your items$/)).toBeTruthy()
})

test('each store says when it has the order ready', async () => {
  answers('post', 'checkout', available)
  const shopper = openCheckout()
  await shopper.click(await button(/^Store Pickup/))
  const stores = await screen.findAllByRole('button', { name: /^Sandang Nusa/ })
  expect(stores).toHaveLength(2)
  for (const store of stores) expect(store.textContent).toMatch(/Ready .* from \d\d:\d\d WIB/)
})

test('a refused order is told and not remembered', async () => {
  refuses('post', 'checkout-trx', 400, 'Oxford shirt, size M, is out of stock.', 'OUT_OF_STOCK')
  await payAsGuest(await pickUp())
  expect(await screen.findByText('Oxford shirt, size M, is out of stock.')).toBeTruthy()
  expect(restorePendingOrder()).toBeNull()
})

test('why an order was refused is not said again after another choice', async () => {
  refuses('post', 'checkout-trx', 400, 'Oxford shirt, size M, is out of stock.', 'OUT_OF_STOCK')
  const shopper = await pickUp()
  await payAsGuest(shopper)
  await screen.findByText('Oxford shirt, size M, is out of stock.')
  await shopper.click(await button(checkout.back))
  await shopper.click(await button(/^Sandang Nusa Dago/))
  expect(await screen.findByText(checkout.summaryTitle)).toBeTruthy()
  expect(screen.queryByText('Oxford shirt, size M, is out of stock.')).toBeNull()
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
  'a stored checkout that reads %o starts again',
  async (stored) => {
    localStorage.setItem('checkout', stored)
    answers('post', 'checkout', available)
    openCheckout()
    expect(await screen.findByText(checkout.shippingTypeTitle)).toBeTruthy()
  },
)

test('a step that cannot be shown yet is replaced in the address by the first open one', async () => {
  answers('post', 'checkout', available)
  openCheckout({ at: '/checkout?step=order-summary' })
  expect(await screen.findByText(checkout.shippingTypeTitle)).toBeTruthy()
  expect(window.location.search).toBe('?step=choose-shipping-type')
})

test('the address follows the steps, Back follows the address, and nothing typed is lost', async () => {
  answers('post', 'checkout', available)
  answers('get', 'master/province', { province_list: [] })
  const shopper = openCheckout()
  await shopper.click(await button(/^Online Delivery/))
  await shopper.type(await screen.findByLabelText(addressMessages.recipientName), 'Sari')
  expect(window.location.search).toBe('?step=choose-address')
  window.history.back()
  expect(await screen.findByText(checkout.shippingTypeTitle)).toBeTruthy()
  window.history.forward()
  expect(await screen.findByDisplayValue('Sari')).toBeTruthy()
})

test('a store that closed between choice and summary is said and asked for again', async () => {
  await pickUp()
  expect(await screen.findByText(checkout.summaryTitle)).toBeTruthy()
  const others = available.available_stores.filter(({ id }) => id !== 1)
  answers('post', 'checkout', { ...available, available_stores: others })
  hasCart(aCart(aCartItem({ qty: 2 })))
  window.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText(checkout.shopGone('Sandang Nusa Kemang'))).toBeTruthy()
  expect(await screen.findByText(checkout.showroomTitle)).toBeTruthy()
})

test('a line of which the store has too few can be lowered to what it has', async () => {
  const lowered = aCart(aCartItem({ id: 1, qty: 1 }))
  hasCart(aCart(aCartItem({ id: 1, qty: 2 })))
  const calls = answers('post', 'cart-item-decrement-qty', { message: 'ok', cart: lowered })
  const shopper = await pickUp(1)
  expect(await screen.findByText(checkout.shortHere(1, 2))).toBeTruthy()
  await shopper.click(await button(/Buy 1 of Oxford shirt/))
  await waitFor(() => expect(screen.queryByText(checkout.shortHere(1, 2))).toBeNull())
  expect(calls).toHaveLength(1)
})

test('a store that has everything is named, and can be chosen at once', async () => {
  hasCart(aCart(aCartItem({ id: 1 }), aCartItem({ id: 2 })))
  const all = [
    { id: 1, qty: 3 },
    { id: 2, qty: 3 },
  ]
  const available_stores_stock = [{ showroom_id: 2, cart_items_availability: all }]
  const shopper = await pickUp()
  answers('post', 'checkout', { ...available, available_stores_stock })
  expect(await screen.findByText(checkout.excluded(1))).toBeTruthy()
  window.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText(/Sandang Nusa Dago in .* has all your items/)).toBeTruthy()
  answers('post', 'check-showroom-stock-availability', { cart_items_availability: all })
  await shopper.click(await button(checkout.chooseThatShop))
  await waitFor(() => expect(screen.queryByText(checkout.excluded(1))).toBeNull())
  expect(screen.getByText('Sandang Nusa Dago')).toBeTruthy()
})
