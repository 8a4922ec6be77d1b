import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { restorePendingOrder } from '#lib/checkout/pending-order.ts'
import { restoreCheckout } from '#lib/checkout/stored-checkout.ts'
import { pageLoad } from '#lib/session/browser/page-load.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import {
  aSavedAddress,
  button,
  goToPayment,
  hasAddresses,
  hasTiers,
  pickUp,
  radio,
  servesCustomer,
  tiers,
  toAddresses,
  toHubs,
  toTiers,
  watchSubmit,
} from '#tests/support/checkout-scene.tsx'
import { breaks, refuses } from '#tests/support/gateway-stub.ts'

const office = aSavedAddress({ id: 8, label: 'Office', is_primary: 0 })

beforeEach(() => {
  watchSubmit()
  servesCustomer()
})

test('Continue with the primary address adds a history entry, and Back returns to the addresses', async () => {
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

test('stores no saved address in the browser', async () => {
  await toHubs()
  const kept = JSON.stringify({ ...localStorage, ...sessionStorage })
  expect(kept).toContain('"savedAddressId\\":7')
  for (const secret of ['Sari', 'Melati', '81234567890', '12730', '317401'])
    expect(kept).not.toContain(secret)
})

test('a failure to load provinces does not prevent choosing a hub', async () => {
  breaks('get', 'master/province')
  await toHubs()
  expect(await button(/^Sandang Nusa Kemang/)).toBeTruthy()
})

test('refuses to continue without a chosen address, and says why', async () => {
  hasAddresses(office)
  const shopper = await toAddresses()
  await radio(/^Office/)
  await shopper.click(await button(checkout.continue))
  const isSaid = () =>
    screen.getAllByRole('alert').some(({ textContent }) => textContent === checkout.chooseAddress)
  await waitFor(() => expect(isSaid()).toBe(true))
  expect(screen.queryByText(checkout.hubTitle)).toBeNull()
  expect(document.activeElement).toBe(await radio(/^Office/))
  await shopper.click(await radio(/^Office/))
  expect(isSaid()).toBe(false)
})

test('the chosen address stays chosen, whichever is the primary one', async () => {
  hasAddresses(office, aSavedAddress())
  const shopper = await toAddresses()
  await shopper.click(await radio(/^Office/))
  await shopper.click(await button(checkout.continue))
  await shopper.click(await button(checkout.back))
  expect((await radio(/^Office/)).checked).toBe(true)
})

test('reports addresses that fail to load, with a retry button', async () => {
  refuses('get', 'user/address', 500, 'Error 500: Internal Server Error')
  const shopper = await toAddresses()
  expect(await screen.findByText('Error 500: Internal Server Error')).toBeTruthy()
  hasAddresses(aSavedAddress())
  await shopper.click(await button(checkout.retry))
  expect(await radio(/^Home/)).toBeTruthy()
})

test('asks again for an address that was removed in another tab', async () => {
  hasAddresses(aSavedAddress(), office)
  const shopper = await toAddresses()
  await shopper.click(await radio(/^Office/))
  await shopper.click(await button(checkout.continue))
  await screen.findByText(checkout.hubTitle)
  hasAddresses(aSavedAddress())
  window.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByRole('heading', { name: checkout.addressTitle })).toBeTruthy()
  expect(await screen.findAllByText('Please choose an address first.')).not.toEqual([])
})

test('applies the new price of a tier that rose meanwhile, and says so', async () => {
  const shopper = await toTiers()
  await shopper.click(await radio(/^Regular/))
  hasTiers({ ...tiers[1], tariff: 12_000 })
  await shopper.click(await button(checkout.continue))
  expect(await screen.findByText(checkout.costChanged('IDR 9,000', 'IDR 12,000'))).toBeTruthy()
  expect(await screen.findAllByText('IDR 311,000')).not.toEqual([])
})

test('the cheapest tier is preselected, each shows its days, and one click continues', async () => {
  const shopper = await toTiers()
  expect((await radio(/^Regular/)).checked).toBe(true)
  expect((await radio(/^One day/)).checked).toBe(false)
  expect(await radio(/^Regular ?Arrives \w{3} \d.*Etd: 1-2 days/)).toBeTruthy()
  expect(screen.getByText('Etd: 1-2 days')).toBeTruthy()
  expect(screen.getByText(/^These days apply if you pay before .* 08:00 WIB\.$/)).toBeTruthy()
  await shopper.click(await button(checkout.continue))
  expect(await screen.findAllByText('IDR 308,000')).not.toEqual([])
})

test('a tier without an estimate promises no days', async () => {
  hasTiers({ ...tiers[1], etd: '-' })
  await toTiers()
  expect(screen.queryByText(/Arrives|Etd|These days/)).toBeNull()
})

test('does not replace a chosen tier that is no longer offered, but asks and waits', async () => {
  const shopper = await toTiers()
  await shopper.click(await radio(/^One day/))
  hasTiers(tiers[1] ?? {})
  window.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(screen.queryByRole('radio', { name: /^One day/ })).toBeNull())
  await shopper.click(await button(checkout.continue))
  expect(await screen.findAllByText('Please choose a shipping method.')).not.toEqual([])
  expect(screen.queryByText(checkout.summaryTitle)).toBeNull()
})

const sessionEnds = () =>
  refuses('post', 'checkout-trx', 401, 'Your session has ended.', 'UNAUTHORIZED')

test('a session that ends at Go To Payment leads to a no-order message, and keeps the choices', async () => {
  sessionEnds()
  await goToPayment(await pickUp(5, { isCustomer: true }))
  await waitFor(() => expect(pageLoad.goTo).toHaveBeenCalledWith('/?notice=order-not-sent#notice'))
  expect(pageLoad.goTo).toHaveBeenCalledOnce()
  expect(restorePendingOrder()).toBeNull()
  expect(restoreCheckout(true)).toMatchObject({
    step: 'order-summary',
    shippingType: 'PICKUP_ON_STORE',
    shop: { id: 1 },
  })
})

test('a session that ends on a resent order claims nothing about it, since it may exist', async () => {
  breaks('post', 'checkout-trx')
  const shopper = await pickUp(5, { isCustomer: true })
  await goToPayment(shopper)
  sessionEnds()
  await shopper.click(await button(checkout.continuePayment))
  await waitFor(() => expect(pageLoad.goTo).toHaveBeenCalledWith('/?notice=session-ended#notice'))
})
