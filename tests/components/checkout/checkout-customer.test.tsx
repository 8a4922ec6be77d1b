import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { restorePendingOrder } from '#lib/checkout/pending-order.ts'
import { restoreCheckout } from '#lib/checkout/stored-checkout.ts'
import { pageLoad } from '#lib/session/browser/page-load.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { aCart, aCartItem, aShowroom } from '#tests/support/builders.ts'
import {
  aSavedAddress,
  available,
  bill,
  button,
  goToPayment,
  openCheckout,
  pickUp,
  watchSubmit,
} from '#tests/support/checkout-scene.tsx'
import { answers, breaks, hasCart, refuses } from '#tests/support/gateway-stub.ts'

const tiers = [
  { service: 'UDRONS', description: 'One day', tariff: 14_000, etd: '1 HARI' },
  { service: 'UDRREG', description: 'Regular', tariff: 9_000, etd: '1-2' },
]
const office = aSavedAddress({ id: 8, label: 'Office', is_primary: 0 })

const hasAddresses = (...user_addresses: object[]) =>
  answers('get', 'user/address', { user_addresses })

beforeEach(() => {
  watchSubmit()
  hasCart(aCart(aCartItem()))
  answers('post', 'checkout', available)
  answers('post', 'check-showroom-stock-availability', {
    cart_items_availability: [{ id: 1, qty: 5 }],
  })
  answers('get', 'master/province', { province_list: [] })
  answers('post', 'checkout-shipping', { couriers: { national: tiers } })
})

const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name })

async function toAddresses() {
  const shopper = openCheckout({ isCustomer: true })
  await shopper.click(await button(/^Online Delivery/))
  return shopper
}

test('Continue with the primary address is a step of the history, which Back leaves for the addresses', async () => {
  hasAddresses(aSavedAddress(), office)
  const shopper = await toAddresses()
  await radio(/^Office/)
  const [push, replace] = [vi.spyOn(history, 'pushState'), vi.spyOn(history, 'replaceState')]
  await shopper.click(await button(checkout.continue))
  expect(await screen.findByText(checkout.hubTitle)).toBeTruthy()
  await waitFor(() => expect(window.location.search).toContain('choose-hub'))
  const steps = (spy: typeof push) =>
    spy.mock.calls.filter(([, , url]) => String(url).includes('choose-hub')).length
  expect([steps(push), steps(replace)]).toEqual([1, 0])
})

test('an order goes to the picked address, and carries neither e-mail address nor street', async () => {
  hasAddresses(aSavedAddress(), office)
  const orders = answers('post', 'checkout-trx', {
    payment_data: { ...bill, bill_total: '308000' },
  })
  const shopper = await toAddresses()
  await shopper.click(await screen.findByRole('radio', { name: /^Office/ }))
  await shopper.click(await button(checkout.continue))
  await shopper.click(await button(/^Sandang Nusa Kemang/))
  await shopper.click(await screen.findByRole('radio', { name: /^Regular/ }))
  await shopper.click(await button(checkout.continue))
  expect(await screen.findByText('Jl. Melati 5')).toBeTruthy()
  expect(screen.queryByLabelText(checkout.guestEmail)).toBeNull()
  await goToPayment(shopper)
  await waitFor(() => expect(orders).toHaveLength(1))
  expect(orders[0]?.body).toMatchObject({ user_address_id: 8, expected_total: 308_000 })
  expect(orders[0]?.body).not.toHaveProperty('guest_email')
  expect(orders[0]?.body).not.toHaveProperty('address_street')
})

test('nothing of a saved address stays in the browser', async () => {
  hasAddresses(aSavedAddress())
  const shopper = await toAddresses()
  await shopper.click(await screen.findByRole('radio', { name: /^Home/ }))
  await shopper.click(await button(checkout.continue))
  await screen.findByText(checkout.hubTitle)
  const kept = JSON.stringify({ ...localStorage, ...sessionStorage })
  expect(kept).toContain('"savedAddressId\\":7')
  for (const secret of ['Sari', 'Melati', '81234567890', '12730', '317401'])
    expect(kept).not.toContain(secret)
})

test('the hub in the same city stands first, whatever the backend says first', async () => {
  hasAddresses(aSavedAddress())
  const shopper = await toAddresses()
  await shopper.click(await screen.findByRole('radio', { name: /^Home/ }))
  await shopper.click(await button(checkout.continue))
  const hubs = await screen.findAllByRole('button', { name: /^Sandang Nusa/ })
  expect(hubs.map((hub) => hub.textContent?.match(/Kemang|Dago/)?.[0])).toEqual(['Kemang', 'Dago'])
  expect(hubs[0]?.textContent).toContain(checkout.nearness.city)
})

test('a far hub with everything stands before a near one without, and far ones by their distance', async () => {
  hasAddresses(aSavedAddress())
  const far = (id: number, name: string, at: string) =>
    aShowroom({
      id,
      showroom_name: `Sandang Nusa ${name}`,
      city_id: id,
      province_id: id,
      maps_url: `https://maps.example/?q=${at}`,
    })
  const makassar = far(5, 'Makassar', '-5.16,119.45')
  const semarang = far(6, 'Semarang', '-6.99,110.41')
  const [, kemang] = available.available_stores_online
  answers('get', 'master/province', {
    province_list: [{ id: 31, province_name: 'DKI Jakarta', latitude: -6.18, longitude: 106.83 }],
  })
  const stockOf = (showroom_id: number, qty: number) => ({
    showroom_id,
    cart_items_availability: [{ id: 1, qty }],
  })
  answers('post', 'checkout', {
    ...available,
    available_stores_online: [makassar, semarang, kemang],
    available_stores_stock: [stockOf(5, 1), stockOf(6, 1), stockOf(1, 0)],
  })
  const shopper = await toAddresses()
  await shopper.click(await screen.findByRole('radio', { name: /^Home/ }))
  await shopper.click(await button(checkout.continue))
  const hubs = await screen.findAllByRole('button', { name: /^Sandang Nusa/ })
  const order = hubs.map((hub) => hub.textContent?.match(/Makassar|Semarang|Kemang/)?.[0])
  expect(order).toEqual(['Semarang', 'Makassar', 'Kemang'])
})

test('provinces that cannot be had keep nobody from choosing a hub', async () => {
  breaks('get', 'master/province')
  hasAddresses(aSavedAddress())
  const shopper = await toAddresses()
  await shopper.click(await screen.findByRole('radio', { name: /^Home/ }))
  await shopper.click(await button(checkout.continue))
  expect(await button(/^Sandang Nusa Kemang/)).toBeTruthy()
})

test('without a picked address the checkout does not go on, and says why', async () => {
  hasAddresses(office)
  const shopper = await toAddresses()
  await screen.findByRole('radio', { name: /^Office/ })
  await shopper.click(await button(checkout.continue))
  const isSaid = () =>
    screen.getAllByRole('alert').some(({ textContent }) => textContent === checkout.chooseAddress)
  await waitFor(() => expect(isSaid()).toBe(true))
  expect(screen.queryByText(checkout.hubTitle)).toBeNull()
  expect(document.activeElement).toBe(await radio(/^Office/))
  await shopper.click(await radio(/^Office/))
  expect(isSaid()).toBe(false)
})

test('the primary address is chosen already, and one press goes on with it', async () => {
  hasAddresses(office, aSavedAddress())
  const shopper = await toAddresses()
  expect((await radio(/^Home/)).checked).toBe(true)
  expect((await radio(/^Office/)).checked).toBe(false)
  await shopper.click(await button(checkout.continue))
  expect(await screen.findByText(checkout.hubTitle)).toBeTruthy()
  expect(localStorage.getItem('checkout')).toContain('"savedAddressId":7')
})

test('the address that was chosen stays chosen, whichever is the primary one', async () => {
  hasAddresses(office, aSavedAddress())
  const shopper = await toAddresses()
  await shopper.click(await radio(/^Office/))
  await shopper.click(await button(checkout.continue))
  await shopper.click(await button(checkout.back))
  expect((await radio(/^Office/)).checked).toBe(true)
})

test('addresses that cannot be had say so and can be asked for again', async () => {
  refuses('get', 'user/address', 500, 'Error 500: Internal Server Error')
  const shopper = await toAddresses()
  expect(await screen.findByText('Error 500: Internal Server Error')).toBeTruthy()
  hasAddresses(aSavedAddress())
  await shopper.click(await button(checkout.retry))
  expect(await screen.findByRole('radio', { name: /^Home/ })).toBeTruthy()
})

test('an address that was removed in another tab is asked for again', async () => {
  hasAddresses(aSavedAddress(), office)
  const shopper = await toAddresses()
  await shopper.click(await screen.findByRole('radio', { name: /^Office/ }))
  await shopper.click(await button(checkout.continue))
  await screen.findByText(checkout.hubTitle)
  hasAddresses(aSavedAddress())
  window.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByRole('heading', { name: checkout.addressTitle })).toBeTruthy()
  expect(await screen.findAllByText('Please choose an address first.')).not.toEqual([])
})

test('a tier whose price rose meanwhile is charged as shown, and that is said', async () => {
  hasAddresses(aSavedAddress())
  const shopper = await toAddresses()
  await shopper.click(await screen.findByRole('radio', { name: /^Home/ }))
  await shopper.click(await button(checkout.continue))
  await shopper.click(await button(/^Sandang Nusa Kemang/))
  await shopper.click(await screen.findByRole('radio', { name: /^Regular/ }))
  answers('post', 'checkout-shipping', {
    couriers: { national: [{ ...tiers[1], tariff: 12_000 }] },
  })
  await shopper.click(await button(checkout.continue))
  expect(await screen.findByText(checkout.costChanged('IDR 9,000', 'IDR 12,000'))).toBeTruthy()
  expect(await screen.findAllByText('IDR 311,000')).not.toEqual([])
})

/** From the start to the tiers of the hub in Kemang. */
async function toTiers() {
  hasAddresses(aSavedAddress())
  const shopper = await toAddresses()
  await screen.findByRole('radio', { name: /^Home/ })
  await shopper.click(await button(checkout.continue))
  await shopper.click(await button(/^Sandang Nusa Kemang/))
  await screen.findByRole('radio', { name: /^Regular/ })
  return shopper
}

test('the cheapest tier is chosen already, each tells its days, and one press goes on', async () => {
  const shopper = await toTiers()
  expect((await radio(/^Regular/)).checked).toBe(true)
  expect((await radio(/^One day/)).checked).toBe(false)
  expect(await radio(/^Regular ?Arrives \w{3} \d.*Etd: 1-2 days/)).toBeTruthy()
  expect(screen.getByText('Etd: 1-2 days')).toBeTruthy()
  expect(screen.getByText(/^These days apply if you pay before .* 08:00 WIB\.$/)).toBeTruthy()
  await shopper.click(await button(checkout.continue))
  expect(await screen.findAllByText('IDR 308,000')).not.toEqual([])
})

test('a tier without an estimate promises no day', async () => {
  answers('post', 'checkout-shipping', { couriers: { national: [{ ...tiers[1], etd: '-' }] } })
  await toTiers()
  expect(screen.queryByText(/Arrives|Etd|These days/)).toBeNull()
})

test('a chosen tier that is not offered any longer is not replaced: the checkout asks, and does not go on', async () => {
  const shopper = await toTiers()
  await shopper.click(await radio(/^One day/))
  answers('post', 'checkout-shipping', { couriers: { national: [tiers[1]] } })
  window.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(screen.queryByRole('radio', { name: /^One day/ })).toBeNull())
  await shopper.click(await button(checkout.continue))
  expect(await screen.findAllByText('Please choose a shipping method.')).not.toEqual([])
  expect(screen.queryByText(checkout.summaryTitle)).toBeNull()
})

test('a pickup needs no address at all', async () => {
  await pickUp(5, { isCustomer: true })
  expect(await screen.findByText(checkout.confirmationToCustomer)).toBeTruthy()
})

const sessionEnds = () =>
  refuses('post', 'checkout-trx', 401, 'Your session has ended.', 'UNAUTHORIZED')

test('a session that ends at Go To Payment leads to where it says that nothing was ordered, and keeps the choices', async () => {
  sessionEnds()
  await goToPayment(await pickUp(5, { isCustomer: true }))
  await waitFor(() => expect(pageLoad.goTo).toHaveBeenCalledWith('/#order-not-sent'))
  expect(pageLoad.goTo).toHaveBeenCalledOnce()
  expect(restorePendingOrder()).toBeNull()
  expect(restoreCheckout(true)).toMatchObject({
    step: 'order-summary',
    shippingType: 'PICKUP_ON_STORE',
    shop: { id: 1 },
  })
})

test('a session that ends when an order is sent again claims nothing about it, since it may exist', async () => {
  breaks('post', 'checkout-trx')
  const shopper = await pickUp(5, { isCustomer: true })
  await goToPayment(shopper)
  sessionEnds()
  await shopper.click(await button(checkout.continuePayment))
  await waitFor(() => expect(pageLoad.goTo).toHaveBeenCalledWith('/#session-ended'))
})

test('an order that is refused while the session is still there is told why', async () => {
  refuses('post', 'checkout-trx', 400, 'Oxford shirt, size M, is out of stock.', 'OUT_OF_STOCK')
  await goToPayment(await pickUp(5, { isCustomer: true }))
  expect(await screen.findByText('Oxford shirt, size M, is out of stock.')).toBeTruthy()
  expect(pageLoad.goTo).not.toHaveBeenCalled()
})
