import { aCart, aCartItem, aShowroom } from '@etalase/testkit/builders.ts'
import { screen, within } from '@testing-library/react'
import { type MockInstance, vi } from 'vitest'
import { Checkout } from '#components/checkout/checkout.tsx'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { fill } from '#tests/support/fill.ts'
import { answers, hasCart, refuses } from '#tests/support/gateway-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

/** Two hubs, in the backend's order: one in Bandung, one in South Jakarta. */
const bandung = aShowroom({
  id: 2,
  showroom_name: 'Sandang Nusa Dago',
  city_id: 3273,
  province_id: 32,
})
const kemang = aShowroom({ city_id: 3174, province_id: 31 })
const region = { id: 1, region_name: 'Java', showrooms: [bandung, kemang] }

/** Both shops can serve the cart, by delivery and by pickup. */
export const available = {
  available_on_store: true,
  available_stores: [bandung, kemang],
  available_stores_by_region: [region],
  available_online: true,
  available_stores_online: [bandung, kemang],
  available_stores_by_region_online: [region],
}

/** A bill for one shirt. */
export const bill = {
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

export const aSavedAddress = (given: object = {}) => ({
  id: 7,
  label: 'Home',
  is_primary: 1,
  recipient_name: 'Sari Dewi',
  recipient_phone: '+6281234567890',
  recipient_zip: '12730',
  address_street: 'Jl. Melati 5',
  province_id: 31,
  city_id: 3174,
  subdistrict_id: 317401,
  notes: null,
  province: { id: 31, province_name: 'DKI Jakarta' },
  city: { id: 3174, type: 'Kota', city_name: 'Jakarta Selatan' },
  subdistrict: { id: 317401, subdistrict_name: 'Mampang Prapatan' },
  ...given,
})

/** Intercepts the hidden form's submission, which jsdom doesn't support. */
export const watchSubmit = (): MockInstance<HTMLFormElement['submit']> =>
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})

export const button = (name: string | RegExp) => screen.findByRole('button', { name })

export const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name })

/** The courier's tiers; the second is cheaper. */
export const tiers = [
  { service: 'UDRONS', description: 'One day', tariff: 14_000, etd: '1' },
  { service: 'UDRREG', description: 'Regular', tariff: 9_000, etd: '1-2' },
]

export const hasTiers = (...national: object[]) =>
  answers('post', 'checkout-shipping', { couriers: { national } })

/** Stubs the customer's saved addresses. */
export const hasAddresses = (...user_addresses: object[]) =>
  answers('get', 'user/address', { user_addresses })

/** Stubs each shop's stock of line 1. */
export const hasPieces = (qty: number) =>
  answers('post', 'check-showroom-stock-availability', {
    cart_items_availability: [{ id: 1, qty }],
  })

/** Stubs a customer with one shirt and one address, and both shops able to serve it each way. */
export function servesCustomer(): void {
  hasCart(aCart(aCartItem()))
  answers('post', 'checkout', available)
  answers('get', 'master/province', { province_list: [] })
  hasAddresses(aSavedAddress())
  hasTiers(...tiers)
  hasPieces(5)
}

type Shopper = ReturnType<typeof renderInShop>

interface Opened {
  at?: string
  isCustomer?: boolean
  /** Promos that the checkout offers; null for a backend without the call. */
  promos?: object[] | null
}

/** Opens the checkout at an address. */
export function openCheckout({
  at = '/checkout',
  isCustomer = false,
  promos = null,
}: Opened = {}): Shopper {
  if (promos) answers('post', 'promo-offers', { promos })
  else refuses('post', 'promo-offers', 404, 'There is no such call.', 'NOT_FOUND')
  window.history.replaceState(null, '', at)
  return renderInShop(<Checkout paymentUrl="http://pay.test/form" isCustomer={isCustomer} />)
}

/** Goes from the start to a customer's saved addresses. */
export async function toAddresses(): Promise<Shopper> {
  const shopper = openCheckout({ isCustomer: true })
  await shopper.click(await button(/^Online Delivery/))
  return shopper
}

/** Goes from the start to the hubs, using the primary address. */
export async function toHubs(): Promise<Shopper> {
  const shopper = await toAddresses()
  await radio(/^Home/)
  await shopper.click(await button(checkout.continue))
  await screen.findByText(checkout.hubTitle)
  return shopper
}

/** Goes from the start to the tiers of the hub in Kemang. */
export async function toTiers(): Promise<Shopper> {
  const shopper = await toHubs()
  await shopper.click(await button(/^Sandang Nusa Kemang/))
  await screen.findByText(checkout.methodTitle)
  return shopper
}

/** Goes from the start to the summary of a pickup in Kemang, which has `qty` pieces of line 1. */
export async function pickUp(qty = 5, given: Opened = {}): Promise<Shopper> {
  answers('post', 'checkout', available)
  hasPieces(qty)
  const shopper = openCheckout(given)
  await shopper.click(await button(/^Store Pickup/))
  await shopper.click(await button(/^Sandang Nusa Kemang/))
  return shopper
}

/** Presses 'Go To Payment' and agrees. */
export async function goToPayment(shopper: Shopper): Promise<void> {
  await shopper.click(await button(checkout.goToPayment))
  const dialog = within(await screen.findByRole('dialog'))
  await shopper.click(dialog.getByRole('button', { name: checkout.goToPayment }))
}

/** Goes to payment as a guest. */
export async function payAsGuest(shopper: Shopper): Promise<void> {
  await fill(shopper, await screen.findByLabelText(checkout.guestEmail), 'sari@example.com')
  await goToPayment(shopper)
}
