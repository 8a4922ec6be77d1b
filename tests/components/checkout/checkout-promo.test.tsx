import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { aCart, aCartItem } from '#tests/support/builders.ts'
import {
  bill,
  button,
  openCheckout,
  payAsGuest,
  pickUp,
  watchSubmit,
} from '#tests/support/checkout-scene.tsx'
import { answers, breaks, hasCart, refuses } from '#tests/support/gateway-stub.ts'

const terms = { disc_percent: 10, disc_nominal: 0, disc_max: 100_000 }
const halo = { code: 'HALO10', category: 'PRODUCT', ...terms }
const ongkir = { code: 'ONGKIR', category: 'SHIPPING', ...terms }
const call = 'checkout-promo-code'

beforeEach(() => {
  watchSubmit()
  hasCart(aCart(aCartItem()))
})

const box = () => screen.findByLabelText(checkout.promoCode)

async function apply(shopper: Awaited<ReturnType<typeof pickUp>>, code: string) {
  await shopper.type(await box(), code)
  await shopper.click(await button(checkout.applyPromo))
}

test('a code is taken once: the box goes, and the amounts add up', async () => {
  const calls = answers('post', call, { promo: halo, total_purchase: 299_000 })
  await apply(await pickUp(), ' halo10 ')
  expect(await screen.findByText(checkout.discountBy('HALO10'))).toBeTruthy()
  expect(screen.getByText('- IDR 29,900')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe(checkout.summaryTitle)
  expect(screen.getAllByText('IDR 269,100')).not.toEqual([])
  expect(screen.queryByLabelText(checkout.promoCode)).toBeNull()
  expect(calls[0]?.body).toEqual({ promo_code: 'halo10', showroom_id: 1, shipping_cost: 0 })
})

test('the order carries the code and the total that was shown', async () => {
  answers('post', call, { promo: halo, total_purchase: 299_000 })
  const orders = answers('post', 'checkout-trx', {
    payment_data: { ...bill, bill_total: '269100' },
  })
  const shopper = await pickUp()
  await apply(shopper, 'HALO10')
  await screen.findByText(checkout.discountBy('HALO10'))
  await payAsGuest(shopper)
  await waitFor(() => expect(orders).toHaveLength(1))
  expect(orders[0]?.body).toMatchObject({ promo_code: 'HALO10', expected_total: 269_100 })
})

test('without a code nothing is asked, and that it is required is said', async () => {
  const calls = answers('post', call, {})
  const shopper = await pickUp()
  await shopper.click(await button(checkout.applyPromo))
  expect(await screen.findAllByText('Promo code is required!')).not.toEqual([])
  expect(document.activeElement).toBe(await box())
  expect(calls).toEqual([])
})

test('a code that no code is as long as stays as it was pasted, and is told by how much', async () => {
  const calls = answers('post', call, {})
  const shopper = await pickUp()
  await shopper.click(await box())
  await shopper.paste('HALO10'.repeat(10))
  await shopper.click(await button(checkout.applyPromo))
  expect(await screen.findAllByText('Please use at most 40 characters. You have 60.')).not.toEqual(
    [],
  )
  expect(await screen.findByDisplayValue('HALO10'.repeat(10))).toBeTruthy()
  expect(calls).toEqual([])
})

test('notes for the shop that are too long are told, and no order is sent', async () => {
  const orders = answers('post', 'checkout-trx', { payment_data: bill })
  const shopper = await pickUp()
  await shopper.type(await screen.findByLabelText(checkout.guestEmail), 'sari@example.com')
  await shopper.click(screen.getByLabelText(checkout.orderNotes))
  await shopper.paste('x'.repeat(301))
  await shopper.click(await button(checkout.goToPayment))
  expect(
    await screen.findAllByText('Please use at most 300 characters. You have 301.'),
  ).not.toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(orders).toEqual([])
})

test("a refused code is told in the backend's words and can be changed", async () => {
  refuses('post', call, 400, 'This promo has ended.', 'PROMO_INVALID')
  const shopper = await pickUp()
  await apply(shopper, 'OLD')
  expect(await screen.findAllByText('This promo has ended.')).not.toEqual([])
  expect((await box()).getAttribute('aria-invalid')).toBe('true')
  answers('post', call, { promo: halo, total_purchase: 299_000 })
  await shopper.clear(await box())
  await apply(shopper, 'HALO10')
  expect(await screen.findByText(checkout.discountBy('HALO10'))).toBeTruthy()
})

test('a code whose answer got lost keeps what was typed', async () => {
  breaks('post', call)
  await apply(await pickUp(), 'HALO10')
  expect(
    await screen.findAllByText('Connection failed, please try again', {}, { timeout: 9_000 }),
  ).not.toEqual([])
  expect(await screen.findByDisplayValue('HALO10')).toBeTruthy()
}, 15_000)

test('a shipping promo is not used up by a pickup, which has no shipping', async () => {
  answers('post', call, { promo: ongkir, total_purchase: 299_000 })
  await apply(await pickUp(), 'ONGKIR')
  expect(await screen.findAllByText(checkout.promoTakesNothing('ONGKIR'))).not.toEqual([])
  expect(await box()).toBeTruthy()
})

test('a promo that was used up meanwhile comes off the total, and its box back with the reason', async () => {
  answers('post', call, { promo: halo, total_purchase: 299_000 })
  await apply(await pickUp(), 'HALO10')
  await screen.findByText(checkout.discountBy('HALO10'))
  refuses('post', call, 400, 'This promo code has been used up.', 'PROMO_INVALID')
  window.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findAllByText('This promo code has been used up.')).not.toEqual([])
  expect(screen.queryByText(checkout.discountBy('HALO10'))).toBeNull()
  expect(screen.getAllByText('IDR 299,000')).not.toEqual([])
})

test('a code that was taken is still there after a reload', async () => {
  answers('post', call, { promo: halo, total_purchase: 299_000 })
  await apply(await pickUp(), 'HALO10')
  await screen.findByText(checkout.discountBy('HALO10'))
  document.body.replaceChildren()
  openCheckout({ at: '/checkout?step=order-summary' })
  expect(await screen.findByText(checkout.discountBy('HALO10'))).toBeTruthy()
})

test('the codes for everybody stand below the box, what takes most off first, and a press takes one', async () => {
  const calls = answers('post', call, { promo: halo, total_purchase: 299_000 })
  const useless = { ...halo, code: 'NIL', disc_percent: 0 }
  const small = { ...halo, code: 'KECIL', disc_percent: 1 }
  const shopper = await pickUp(5, { promos: [useless, small, halo, ongkir] })
  const offers = within(await screen.findByRole('region', { name: checkout.offers }))
  expect(offers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'HALO10 saves IDR 29,900Use',
    'KECIL saves IDR 2,990Use',
  ])
  await shopper.click(offers.getByRole('button', { name: checkout.takeOfferOf('HALO10') }))
  expect(await screen.findByText(checkout.discountBy('HALO10'))).toBeTruthy()
  expect(calls[0]?.body).toEqual({ promo_code: 'HALO10', showroom_id: 1, shipping_cost: 0 })
  expect(screen.queryByRole('region', { name: checkout.offers })).toBeNull()
})

test('an offered code that was used up meanwhile says so, and is not taken', async () => {
  refuses('post', call, 400, 'This promo code has been used up.', 'PROMO_INVALID')
  const shopper = await pickUp(5, { promos: [halo] })
  await shopper.click(await button(checkout.takeOfferOf('HALO10')))
  expect(await screen.findAllByText('This promo code has been used up.')).not.toEqual([])
  expect(screen.queryByText(checkout.discountBy('HALO10'))).toBeNull()
})

test('without offers there is only the box', async () => {
  await pickUp()
  expect(await box()).toBeTruthy()
  expect(screen.queryByRole('region', { name: checkout.offers })).toBeNull()
})
