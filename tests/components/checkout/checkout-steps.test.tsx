import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { xpressChannels } from '#lib/rules/payment/xpress-channels.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { footerMessages } from '#messages/footer.ts'
import { aCart, aCartItem } from '#tests/support/builders.ts'
import {
  aSavedAddress,
  available,
  button,
  openCheckout,
  pickUp,
} from '#tests/support/checkout-scene.tsx'
import { answers, hasCart } from '#tests/support/gateway-stub.ts'

const tier = { service: 'UDRREG', description: 'Regular', tariff: 9_000, etd: '1-2' }

beforeEach(() => {
  hasCart(aCart(aCartItem()))
  answers('post', 'checkout', available)
  answers('get', 'master/province', { province_list: [] })
  answers('get', 'user/address', { user_addresses: [aSavedAddress()] })
  answers('post', 'checkout-shipping', { couriers: { national: [tier] } })
  answers('post', 'check-showroom-stock-availability', {
    cart_items_availability: [{ id: 1, qty: 5 }],
  })
})

const steps = () => within(screen.getByRole('navigation', { name: checkout.stepsTitle }))
const stepLinks = () =>
  steps()
    .queryAllByRole('link')
    .map(({ textContent }) => textContent)

/** From the start to the summary of a customer's delivery. */
async function toSummary() {
  const shopper = openCheckout({ isCustomer: true })
  await shopper.click(await button(/^Online Delivery/))
  await screen.findByRole('radio', { name: /^Home/ })
  await shopper.click(await button(checkout.continue))
  await shopper.click(await button(/^Sandang Nusa Kemang/))
  await screen.findByRole('radio', { name: /^Regular/ })
  await shopper.click(await button(checkout.continue))
  await screen.findByText(checkout.deliverTo)
  return shopper
}

const title = (name: string) => screen.findByRole('heading', { name, level: 2 })

test('no step is a link before one is finished', async () => {
  openCheckout()
  await button(/^Online Delivery/)
  expect(stepLinks()).toEqual([])
})

test('finished steps are links, and the current one is not', async () => {
  await toSummary()
  expect(stepLinks()).toEqual(['Delivery', 'Address', 'Store', 'Shipping'])
  const shop = steps().getByRole('link', { name: 'Store' })
  expect(shop.getAttribute('href')).toBe('/checkout?step=choose-hub')
})

test('a link of the steps leads back, and forgets nothing: the summary is one press away', async () => {
  const shopper = await toSummary()
  await shopper.click(steps().getByRole('link', { name: 'Address' }))
  expect(await title(checkout.addressTitle)).toBe(document.activeElement)
  expect(window.location.search).toBe('?step=choose-address')
  await shopper.click(steps().getByRole('link', { name: 'Summary' }))
  expect(await title(checkout.summaryTitle)).toBeTruthy()
  expect(await screen.findAllByText('IDR 308,000')).not.toEqual([])
})

test.each([
  [checkout.changeAddress, checkout.addressTitle],
  [checkout.changeShop, checkout.hubTitle],
  [checkout.changeMethod, checkout.methodTitle],
])('"%s" stands beside the answer, and leads to its question', async (link, question) => {
  const shopper = await toSummary()
  await shopper.click(screen.getByRole('link', { name: link }))
  expect(await title(question)).toBeTruthy()
})

test('a pickup has only its store to change', async () => {
  const shopper = await pickUp()
  const change = await screen.findAllByRole('link', { name: /^Change/ })
  expect(change).toHaveLength(1)
  await shopper.click(screen.getByRole('link', { name: checkout.changeStore }))
  expect(await title(checkout.showroomTitle)).toBeTruthy()
})

test('a link that is opened elsewhere leaves this tab at its step', async () => {
  const shopper = await toSummary()
  await shopper.keyboard('{Control>}')
  await shopper.click(steps().getByRole('link', { name: 'Store' }))
  await shopper.keyboard('{/Control}')
  expect(await title(checkout.summaryTitle)).toBeTruthy()
})

test("a guest's e-mail address is the first field of the summary", async () => {
  await pickUp()
  const fields = await screen.findAllByRole('textbox')
  expect(fields[0]).toBe(screen.getByLabelText(checkout.guestEmail))
})

test('before the button stand the channels, the returns and whom to ask', async () => {
  await pickUp()
  const channels = within(await screen.findByRole('list', { name: checkout.accepted }))
  expect(channels.getAllByRole('listitem')).toHaveLength(xpressChannels.length)
  expect(screen.getByText(/within 3 days/)).toBeTruthy()
  expect(screen.getByRole('link', { name: footerMessages.chat })).toBeTruthy()
})

test('the summary says when it arrives, and when a pickup is ready', async () => {
  await toSummary()
  expect(screen.getByText(/^Arrives \w{3} \d/)).toBeTruthy()
  expect(screen.getByText('Etd: 1-2 days')).toBeTruthy()
})

test('each courier of the backend has its tiers, and the order names the one that was chosen', async () => {
  const other = { ...tier, tariff: 11_000 }
  answers('post', 'checkout-shipping', { couriers: { national: [tier], 'Ekspres Timur': [other] } })
  const shopper = openCheckout({ isCustomer: true })
  await shopper.click(await button(/^Online Delivery/))
  await screen.findByRole('radio', { name: /^Home/ })
  await shopper.click(await button(checkout.continue))
  await shopper.click(await button(/^Sandang Nusa Kemang/))
  const eastern = await screen.findByRole('group', { name: 'Ekspres Timur' })
  expect(screen.getByRole('group', { name: 'Kurir Nasional' })).toBeTruthy()
  await shopper.click(within(eastern).getByRole('radio', { name: /^Regular/ }))
  await shopper.click(await button(checkout.continue))
  expect(await screen.findByText('Regular, Ekspres Timur')).toBeTruthy()
})
