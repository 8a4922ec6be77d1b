import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { aCart, aCartItem } from '#tests/support/builders.ts'
import { aSavedAddress, available, button, openCheckout } from '#tests/support/checkout-scene.tsx'
import { toasted } from '#tests/support/form-words.ts'
import { answers, breaks, hasCart, refuses } from '#tests/support/gateway-stub.ts'

const tiers = [
  { service: 'UDRONS', description: 'One day', tariff: 14_000, etd: '1' },
  { service: 'UDRREG', description: 'Regular', tariff: 9_000, etd: '1-2' },
]

const hasPieces = (qty: number) =>
  answers('post', 'check-showroom-stock-availability', {
    cart_items_availability: [{ id: 1, qty }],
  })

beforeEach(() => {
  hasCart(aCart(aCartItem()))
  answers('post', 'checkout', available)
  answers('get', 'master/province', { province_list: [] })
  answers('get', 'user/address', { user_addresses: [aSavedAddress()] })
  answers('post', 'checkout-shipping', { couriers: { national: tiers } })
  hasPieces(5)
})

async function toAddresses() {
  const shopper = openCheckout({ isCustomer: true })
  await shopper.click(await button(/^Online Delivery/))
  await screen.findByRole('radio', { name: /^Home/ })
  return shopper
}

const noSuggestion = () =>
  waitFor(() => {
    expect(document.querySelector('.skeleton')).toBeNull()
    expect(screen.queryByText(checkout.suggestionTitle)).toBeNull()
  })

test('one press leads from the address to the summary, with the best shop and its cheapest tier', async () => {
  const shopper = await toAddresses()
  const suggestion = checkout.suggestion('Sandang Nusa Kemang', 'Regular', 'IDR 9,000')
  expect(await screen.findByText(suggestion)).toBeTruthy()
  await shopper.click(await button(checkout.toSummary))
  expect(await screen.findByText('Jl. Melati 5')).toBeTruthy()
  expect(screen.getByText('Sandang Nusa Kemang')).toBeTruthy()
  expect(await screen.findAllByText('IDR 308,000')).not.toEqual([])
  expect(window.location.search).toBe('?step=order-summary')
})

test('Continue still asks for the shop', async () => {
  const shopper = await toAddresses()
  await button(checkout.toSummary)
  await shopper.click(await button(checkout.continue))
  expect(await screen.findByText(checkout.hubTitle)).toBeTruthy()
})

test('a shop that has sold one of two items meanwhile is not taken: the shopper chooses', async () => {
  hasCart(aCart(aCartItem({ id: 1 }), aCartItem({ id: 2 })))
  const shopper = await toAddresses()
  await button(checkout.toSummary)
  hasPieces(5)
  await shopper.click(await button(checkout.toSummary))
  expect(await screen.findByText(checkout.hubTitle)).toBeTruthy()
  expect(screen.queryByText(checkout.summaryTitle)).toBeNull()
})

test('a stock that cannot be read is said, and the step stays', async () => {
  const shopper = await toAddresses()
  await button(checkout.toSummary)
  refuses('post', 'check-showroom-stock-availability', 500, 'Error 500: Internal Server Error')
  await shopper.click(await button(checkout.toSummary))
  await toasted('Error 500: Internal Server Error')
  expect(window.location.search).toBe('?step=choose-address')
})

test('nothing is suggested without a price', async () => {
  breaks('post', 'checkout-shipping')
  await toAddresses()
  await noSuggestion()
})

test('nothing is suggested where every shop lacks an item', async () => {
  const available_stores_stock = [1, 2].map((showroom_id) => ({
    showroom_id,
    cart_items_availability: [{ id: 1, qty: 0 }],
  }))
  answers('post', 'checkout', { ...available, available_stores_stock })
  await toAddresses()
  await noSuggestion()
})

test('nothing is suggested before an address is chosen', async () => {
  answers('get', 'user/address', { user_addresses: [aSavedAddress({ is_primary: 0 })] })
  await toAddresses()
  await noSuggestion()
})
