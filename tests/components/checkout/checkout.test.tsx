import { rupiah } from '@etalase/contract/rules/money.ts'
import { type BrokenBody, breaksBody, holdDeadlines } from '@etalase/testkit/broken-bodies.ts'
import { aCart, aCartItem } from '@etalase/testkit/builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { restorePendingOrder, savePendingOrder } from '#lib/checkout/pending-order.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import {
  available,
  bill,
  button,
  openCheckout,
  payAsGuest,
  pickUp,
  watchSubmit,
} from '#tests/support/checkout-scene.tsx'
import { fill } from '#tests/support/fill.ts'
import { answers, breaks, hasCart, refuses } from '#tests/support/gateway-stub.ts'

let submit: MockInstance<HTMLFormElement['submit']>

beforeEach(() => {
  submit = watchSubmit()
  hasCart(aCart(aCartItem()))
})

test('only available options can be chosen', async () => {
  answers('post', 'checkout', { ...available, available_online: false })
  openCheckout()
  expect(await screen.findByRole('button', { name: /^Store Pickup/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Online Delivery/ })).toBeNull()
})

test("shows the backend's message when availability fails, with a retry button", async () => {
  refuses('post', 'checkout', 400, 'One of your items is no longer sold.')
  const shopper = openCheckout()
  expect(await screen.findByText('Fail to load your items availability..')).toBeTruthy()
  expect(screen.getByText('One of your items is no longer sold.')).toBeTruthy()
  answers('post', 'checkout', available)
  await shopper.click(await button('Retry'))
  expect(await button(/^Online Delivery/)).toBeTruthy()
})

test('shows an error for a cart that fails to load, and Retry continues', async () => {
  refuses('get', 'cart', 500, 'x')
  answers('post', 'checkout', available)
  const shopper = openCheckout()
  expect(await screen.findByText('Fail to load your items availability..')).toBeTruthy()
  hasCart(aCart(aCartItem()))
  await shopper.click(await button('Retry'))
  expect(await screen.findByRole('button', { name: /^Online Delivery/ })).toBeTruthy()
})

test('refuses to check out an empty cart', async () => {
  refuses('post', 'checkout', 400, 'Your cart is empty', 'CART_EMPTY')
  openCheckout()
  expect(await screen.findByText('Your cart is empty')).toBeTruthy()
})

test('places an order with nothing to pay under its own button, and sends no bill to the provider', async () => {
  const { product_detail, ...line } = aCartItem()
  const free = { ...product_detail, net_price: rupiah(0) }
  hasCart(aCart({ ...line, product_detail: free }))
  const url = 'http://shop.test/payment/response?bill_no=1'
  const payment_redirect = { trx_ref: bill.order_id, grand_total: 0, url }
  const calls = answers('post', 'checkout-trx', { payment_redirect })
  const followed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const shopper = await pickUp()
  await fill(shopper, await screen.findByLabelText(checkout.guestEmail), 'sari@example.com')
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

test('sends an order once, however often it is confirmed', async () => {
  const calls = answers('post', 'checkout-trx', { payment_data: bill })
  const shopper = await pickUp()
  await fill(shopper, await screen.findByLabelText(checkout.guestEmail), 'sari@example.com')
  await shopper.click(await button(checkout.goToPayment))
  const dialog = within(await screen.findByRole('dialog'))
  const agree = dialog.getByRole('button', { name: checkout.goToPayment })
  agree.click()
  agree.click()
  await waitFor(() => expect(submit).toHaveBeenCalledOnce())
  expect(calls).toHaveLength(1)
})

test("offers another tab's order, and sends no second one", async () => {
  const calls = answers('post', 'checkout-trx', { payment_data: bill })
  const shopper = await pickUp()
  await fill(shopper, await screen.findByLabelText(checkout.guestEmail), 'sari@example.com')
  const body = { shipping_type: 'PICKUP_ON_STORE', showroom_id: 1 } as const
  const order = { key: 'f'.repeat(32), body, hasBuyer: false, total: 299_000 }
  savePendingOrder({ ...order, sentAt: Date.now() })
  window.dispatchEvent(new StorageEvent('storage', { key: 'pending-order' }))
  expect(await screen.findByText(checkout.pendingUnknown.title)).toBeTruthy()
  await shopper.click(await button(checkout.continuePayment))
  await waitFor(() => expect(submit).toHaveBeenCalledOnce())
  expect(calls.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['f'.repeat(32)])
})

test('a server error leaves open whether the order exists', async () => {
  refuses('post', 'checkout-trx', 500, 'Error 500: Internal Server Error')
  await payAsGuest(await pickUp())
  expect(await screen.findByText('Error 500: Internal Server Error')).toBeTruthy()
  expect(restorePendingOrder()).not.toBeNull()
})

test('leaving an order that may not exist returns to the summary as it was', async () => {
  breaks('post', 'checkout-trx')
  const shopper = await pickUp()
  await payAsGuest(shopper)
  await shopper.click(await button(checkout.newOrder))
  await shopper.click(await button(checkout.yesNewOrder))
  expect(await screen.findByDisplayValue('sari@example.com')).toBeTruthy()
  expect(screen.getByText(checkout.summaryTitle)).toBeTruthy()
  expect(restorePendingOrder()).toBeNull()
})

test("shows a refusal after a lost answer at the order's summary", async () => {
  breaks('post', 'checkout-trx')
  const shopper = await pickUp()
  await payAsGuest(shopper)
  await screen.findByText(checkout.pendingUnknown.title)
  refuses('post', 'checkout-trx', 400, 'Oxford shirt, size M, is out of stock.', 'OUT_OF_STOCK')
  await shopper.click(await button(checkout.continuePayment))
  expect(await screen.findByText('Oxford shirt, size M, is out of stock.')).toBeTruthy()
  expect(screen.getByDisplayValue('sari@example.com')).toBeTruthy()
})

test('shows the old and the new price after a change, at its line and for the total', async () => {
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

test("a store's button states in its name how much of the cart it has", async () => {
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

test('does not repeat why an order was refused after another choice', async () => {
  refuses('post', 'checkout-trx', 400, 'Oxford shirt, size M, is out of stock.', 'OUT_OF_STOCK')
  const shopper = await pickUp()
  await payAsGuest(shopper)
  await screen.findByText('Oxford shirt, size M, is out of stock.')
  await shopper.click(await button(checkout.back))
  await shopper.click(await button(/^Sandang Nusa Dago/))
  expect(await screen.findByText(checkout.summaryTitle)).toBeTruthy()
  expect(screen.queryByText('Oxford shirt, size M, is out of stock.')).toBeNull()
})

test("lets the shopper lower a line to the store's stock", async () => {
  const lowered = aCart(aCartItem({ id: 1, qty: 1 }))
  hasCart(aCart(aCartItem({ id: 1, qty: 2 })))
  const calls = answers('post', 'cart-item-decrement-qty', { message: 'ok', cart: lowered })
  const shopper = await pickUp(1)
  expect(await screen.findByText(checkout.shortHere(1, 2))).toBeTruthy()
  await shopper.click(await button(/Buy 1 of Oxford shirt/))
  await waitFor(() => expect(screen.queryByText(checkout.shortHere(1, 2))).toBeNull())
  expect(calls).toHaveLength(1)
})

test('names a store that has everything, and lets it be chosen at once', async () => {
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

test.each<BrokenBody>(['stalls', 'breaks-off', 'is-cut-short'])(
  'says that an order whose answer %s may exist, and resends the same one on request',
  async (how) => {
    const deadlines = holdDeadlines(25_000)
    const lost = breaksBody('post', 'checkout-trx', how)
    const shopper = await pickUp()
    await payAsGuest(shopper)
    await waitFor(() => expect(lost).toHaveLength(1))
    deadlines.pass()
    expect(await screen.findByText('Connection failed, please try again')).toBeTruthy()
    await waitFor(() =>
      expect(document.activeElement?.textContent).toBe(checkout.pendingUnknown.title),
    )
    expect(screen.getByText(checkout.pendingUnknown.text)).toBeTruthy()
    expect(screen.getByText('Total IDR 299,000')).toBeTruthy()
    expect(restorePendingOrder()).not.toBeNull()
    vi.mocked(setTimeout).mockRestore()
    const calls = answers('post', 'checkout-trx', { payment_data: bill })
    await shopper.click(await button(checkout.continuePayment))
    await waitFor(() => expect(submit).toHaveBeenCalledOnce())
    expect(calls[0]?.headers.get('idempotency-key')).toBe(lost[0]?.get('idempotency-key'))
  },
)

const terms = { disc_percent: 10, disc_nominal: 0, disc_max: 100_000 }
const halo = { code: 'HALO10', category: 'PRODUCT', ...terms }
const call = 'checkout-promo-code'

const box = () => screen.findByLabelText(checkout.promoCode)

async function apply(shopper: Awaited<ReturnType<typeof pickUp>>, code: string) {
  await fill(shopper, await box(), code)
  await shopper.click(await button(checkout.applyPromo))
}

test('accepts a code once: hides the box, and the amounts add up', async () => {
  const calls = answers('post', call, { promo: halo, total_purchase: 299_000 })
  await apply(await pickUp(), ' halo10 ')
  expect(await screen.findByText(checkout.discountBy('HALO10'))).toBeTruthy()
  expect(screen.getByText('- IDR 29,900')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe(checkout.summaryTitle)
  expect(screen.getAllByText('IDR 269,100')).not.toEqual([])
  expect(screen.queryByLabelText(checkout.promoCode)).toBeNull()
  expect(calls[0]?.body).toEqual({ promo_code: 'halo10', showroom_id: 1, shipping_cost: 0 })
})

test('removes a promo that was used up meanwhile, and shows its box again with the reason', async () => {
  answers('post', call, { promo: halo, total_purchase: 299_000 })
  await apply(await pickUp(), 'HALO10')
  await screen.findByText(checkout.discountBy('HALO10'))
  refuses('post', call, 400, 'This promo code has been used up.', 'PROMO_INVALID')
  window.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findAllByText('This promo code has been used up.')).not.toEqual([])
  expect(screen.queryByText(checkout.discountBy('HALO10'))).toBeNull()
  expect(screen.getAllByText('IDR 299,000')).not.toEqual([])
})
