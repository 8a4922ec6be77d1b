import { aCart, aCartItem } from '@etalase/testkit/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import {
  aSavedAddress,
  available,
  button,
  hasAddresses,
  hasPieces,
  servesCustomer,
  toAddresses,
} from '#tests/support/checkout-scene.tsx'
import { toasted } from '#tests/support/form-words.ts'
import { answers, breaks, hasCart, refuses } from '#tests/support/gateway-stub.ts'

beforeEach(servesCustomer)

const noSuggestion = () =>
  waitFor(() => {
    expect(document.querySelector('.skeleton')).toBeNull()
    expect(screen.queryByText(checkout.suggestionTitle)).toBeNull()
  })

test('does not take a shop that has since sold one of two items: the shopper chooses', async () => {
  hasCart(aCart(aCartItem({ id: 1 }), aCartItem({ id: 2 })))
  const shopper = await toAddresses()
  await button(checkout.toSummary)
  hasPieces(5)
  await shopper.click(await button(checkout.toSummary))
  expect(await screen.findByText(checkout.hubTitle)).toBeTruthy()
  expect(screen.queryByText(checkout.summaryTitle)).toBeNull()
})

test('reports a stock that fails to load, and keeps the step', async () => {
  const shopper = await toAddresses()
  await button(checkout.toSummary)
  refuses('post', 'check-showroom-stock-availability', 500, 'Error 500: Internal Server Error')
  await shopper.click(await button(checkout.toSummary))
  await toasted('Error 500: Internal Server Error')
  expect(window.location.search).toBe('?step=choose-address')
})

test('suggests nothing without a price', async () => {
  breaks('post', 'checkout-shipping')
  await toAddresses()
  await noSuggestion()
})

test('suggests nothing when every shop lacks an item', async () => {
  const available_stores_stock = [1, 2].map((showroom_id) => ({
    showroom_id,
    cart_items_availability: [{ id: 1, qty: 0 }],
  }))
  answers('post', 'checkout', { ...available, available_stores_stock })
  await toAddresses()
  await noSuggestion()
})

test('suggests nothing before an address is chosen', async () => {
  hasAddresses(aSavedAddress({ is_primary: 0 }))
  await toAddresses()
  await noSuggestion()
})
