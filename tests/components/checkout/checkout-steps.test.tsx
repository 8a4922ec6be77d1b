import { xpressChannels } from '@etalase/contract/rules/payment/xpress-channels.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { footerMessages } from '#messages/footer.ts'
import { pinMessages as pin } from '#messages/pin.ts'
import {
  aSavedAddress,
  available,
  button,
  hasAddresses,
  openCheckout,
  pickUp,
  radio,
  servesCustomer,
  tiers,
  toTiers,
} from '#tests/support/checkout-scene.tsx'
import { answers } from '#tests/support/gateway-stub.ts'

const [, tier] = tiers

beforeEach(servesCustomer)

const steps = () => within(screen.getByRole('navigation', { name: checkout.stepsTitle }))
const stepLinks = () =>
  steps()
    .queryAllByRole('link')
    .map(({ textContent }) => textContent)

/** Goes from the start to the summary of a customer's delivery. */
async function toSummary() {
  const shopper = await toTiers()
  await radio(/^Regular/)
  await shopper.click(await button(checkout.continue))
  await screen.findByText(checkout.deliverTo)
  return shopper
}

const title = (name: string) => screen.findByRole('heading', { name, level: 2 })

test('links no step before one is complete', async () => {
  openCheckout()
  await button(/^Online Delivery/)
  expect(stepLinks()).toEqual([])
})

const hrefsOf = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'))

const changes = async () => hrefsOf(await screen.findAllByRole('link', { name: /^Change/ }))

test('links each answer of the summary to its question', async () => {
  await toSummary()
  const questions = ['choose-address', 'choose-hub', 'choose-shipping-method']
  expect(await changes()).toEqual(questions.map((step) => `/checkout?step=${step}`))
})

test('a pickup can change only its store', async () => {
  await pickUp()
  expect(await changes()).toEqual(['/checkout?step=choose-showroom'])
})

test('links complete steps, but not the current one', async () => {
  await toSummary()
  expect(stepLinks()).toEqual(['Delivery', 'Address', 'Store', 'Shipping'])
  const shop = steps().getByRole('link', { name: 'Store' })
  expect(shop.getAttribute('href')).toBe('/checkout?step=choose-hub')
})

test('a link opened elsewhere leaves this tab at its step', async () => {
  const shopper = await toSummary()
  await shopper.keyboard('{Control>}')
  await shopper.click(steps().getByRole('link', { name: 'Store' }))
  await shopper.keyboard('{/Control}')
  expect(await title(checkout.summaryTitle)).toBeTruthy()
})

test("a guest's e-mail address is the first field of the form that 'Go To Payment' sends", async () => {
  await pickUp()
  const button = await screen.findByRole<HTMLButtonElement>('button', {
    name: checkout.goToPayment,
  })
  const fields = button.form && within(button.form).getAllByRole('textbox')
  expect(fields?.[0]).toBe(screen.getByLabelText(checkout.guestEmail))
})

test('shows the channels, the returns and the contacts before the button', async () => {
  await pickUp()
  const channels = within(await screen.findByRole('list', { name: checkout.accepted }))
  expect(channels.getAllByRole('listitem')).toHaveLength(xpressChannels.length)
  expect(screen.getByText(/within 3 days/)).toBeTruthy()
  expect(screen.getByRole('link', { name: footerMessages.chat })).toBeTruthy()
})

test('shows the tiers of each courier, and the order names the chosen one', async () => {
  const other = { ...tier, tariff: 11_000 }
  answers('post', 'checkout-shipping', { couriers: { national: [tier], 'Ekspres Timur': [other] } })
  const shopper = await toTiers()
  const eastern = await screen.findByRole('group', { name: 'Ekspres Timur' })
  expect(screen.getByRole('group', { name: 'Kurir Nasional' })).toBeTruthy()
  await shopper.click(within(eastern).getByRole('radio', { name: /^Regular/ }))
  await shopper.click(await button(checkout.continue))
  expect(await screen.findByText('Regular, Ekspres Timur')).toBeTruthy()
})

test('marks a tier whose price is not current', async () => {
  const note = "The couriers' system isn't answering right now. This is our own price."
  answers('post', 'checkout-shipping', { couriers: { national: [{ ...tier, note }] } })
  await toTiers()
  expect(await screen.findByRole('radio', { name: /This is our own price/ })).toBeTruthy()
})

const instant = { service: 'grab.instant', description: 'Instant', tariff: 21_000 }

/** Stubs a customer whose address has a pin, at a backend that supports pins. */
function hasPin(given: object | null) {
  answers('post', 'checkout', { ...available, has_address_pin: 1 })
  hasAddresses(aSavedAddress({ pin: given }))
}

test('offers an instant courier for a pin, with its hours, and requests its price with the pin', async () => {
  const home = { latitude: -6.29, longitude: 106.8 }
  hasPin(home)
  const calls = answers('post', 'checkout-shipping', {
    couriers: { national: [tier], GRAB: [{ ...instant, etd: '1 - 3 hours', needs_pin: 1 }] },
  })
  await toTiers()
  expect(await screen.findByRole('radio', { name: /Instant.*1-3 hours after/ })).toBeTruthy()
  expect(calls.at(-1)?.body).toMatchObject({ address_pin: home })
  expect(screen.queryByText(pin.add)).toBeNull()
})

test.each([
  ['a pin would bring instant couriers', null, pin.add],
  ['no instant courier goes to the pin', { latitude: -6.29, longitude: 106.8 }, pin.noCourier],
])('says with the tiers that %s', async (_, given, words) => {
  hasPin(given)
  await toTiers()
  expect(await screen.findByText(words)).toBeTruthy()
})

test('does not mention pins when the backend does not support them', async () => {
  await toTiers()
  await radio(/^Regular/)
  expect(screen.queryByText(pin.add)).toBeNull()
})

test('shows a note that applies to all tiers once, above them', async () => {
  const note = "The couriers' system isn't answering right now. This is our own price."
  const fast = { ...tier, service: 'UDRONS', description: 'One day', note }
  answers('post', 'checkout-shipping', { couriers: { national: [{ ...tier, note }, fast] } })
  await toTiers()
  expect(await screen.findAllByText(note)).toHaveLength(1)
  expect(await radio(/^Regular/)).toBeTruthy()
  expect(screen.queryByRole('radio', { name: /our own price/ })).toBeNull()
})
