import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { restorePendingOrder } from '#lib/checkout/pending-order.ts'
import { restoreCheckout } from '#lib/checkout/stored-checkout.ts'
import * as words from '#lib/messages/words.ts'
import { aCart, aCartItem } from '#tests/support/builders.ts'
import {
  available,
  bill,
  button,
  openCheckout,
  watchSubmit,
} from '#tests/support/checkout-scene.tsx'
import { answers, breaks, hasCart, refuses } from '#tests/support/gateway-stub.ts'
import { keptDetails } from '#tests/support/kept-details-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

const { checkout, address } = words

const key = 'f'.repeat(32)

/** What earlier versions of the shop kept in localStorage. */
const oldCheckout = {
  step: 'choose-address',
  isCustomer: false,
  shippingType: 'ONLINE_DELIVERY',
  address: {
    recipientName: 'Sari Dewi',
    recipientPhone: '0812 3456 7890',
    street: 'Jl. Kemang Raya 12',
    provinceId: 31,
    cityId: 3174,
    subdistrictId: 317401,
    notes: 'Pagar hijau',
  },
  savedAddressId: null,
  shop: null,
  method: null,
  promoDraft: '',
  promoCode: null,
  email: 'sari@example.com',
  notes: 'Bungkus kado',
}
const oldBody = {
  shipping_type: 'PICKUP_ON_STORE',
  showroom_id: 1,
  cart_item_ids: [1],
  expected_total: 299_000,
  guest_email: 'sari@example.com',
  shipping_notes: 'Bungkus kado',
}
const oldOrder = () => ({ key, body: oldBody, total: 299_000, sentAt: Date.now() })

const secrets = ['Sari', '3456', 'Kemang', 'Pagar', 'sari@example.com', 'kado']

const keep = (name: string, value: object) => localStorage.setItem(name, JSON.stringify(value))

const leftovers = () =>
  secrets.filter((secret) => JSON.stringify({ ...localStorage }).includes(secret))

beforeEach(() => {
  watchSubmit()
  hasCart(aCart(aCartItem()))
  answers('post', 'checkout', available)
  answers('get', 'master/province', { province_list: [] })
  answers('get', 'master/city', { city_list: [] })
  answers('get', 'master/subdistrict', { subdistrict_list: [] })
  refuses('get', 'order-payment', 404, 'There is no such call.', 'NOT_FOUND')
})

test('any page takes what is left of a guest out of localStorage, and keeps it sealed', async () => {
  keep('checkout', oldCheckout)
  keep('pending-order', oldOrder())
  renderInShop(null)
  await waitFor(() => expect(leftovers()).toEqual([]))
  expect(keptDetails.get('checkout-draft')).toMatchObject({
    buyer: { guest_email: 'sari@example.com', address_street: 'Jl. Kemang Raya 12' },
  })
  expect(restoreCheckout().address.subdistrictId).toBe(317401)
  expect(restorePendingOrder()).toMatchObject({ key, hasBuyer: true, total: 299_000 })
})

test('whoever was in the middle of the checkout finds everything as it was typed', async () => {
  keep('checkout', oldCheckout)
  openCheckout({ at: '/checkout?step=choose-address' })
  const street = await screen.findByLabelText<HTMLInputElement>(address.street)
  expect(street.value).toBe('Jl. Kemang Raya 12')
  expect(screen.getByDisplayValue('Pagar hijau')).toBeTruthy()
  expect(leftovers()).toEqual([])
})

test('an order that was sent before is sent again with an equal body', async () => {
  keep('pending-order', oldOrder())
  const sent = answers('post', 'checkout-trx', { payment_data: bill })
  const shopper = openCheckout()
  await shopper.click(await button(checkout.continuePayment))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toEqual(oldBody)
  expect(sent[0]?.headers.get('idempotency-key')).toBe(key)
  expect(leftovers()).toEqual([])
})

test("a customer's order, which has nobody's details, is sent again too", async () => {
  const { guest_email: _, shipping_notes: __, ...body } = oldBody
  keep('pending-order', { ...oldOrder(), body })
  const sent = answers('post', 'checkout-trx', { payment_data: bill })
  const shopper = openCheckout({ isCustomer: true })
  await shopper.click(await button(checkout.continuePayment))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toEqual(body)
})

test('what cannot be moved is not lost: the next page tries again', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  keep('checkout', oldCheckout)
  breaks('put', 'checkout-draft')
  renderInShop(null)
  await waitFor(() => expect(warn).toHaveBeenCalled())
  expect(leftovers()).not.toEqual([])
  cleanup()
  queryClient().clear()
  answers('put', 'checkout-draft', {})
  renderInShop(null)
  await waitFor(() => expect(leftovers()).toEqual([]))
})

test('an old order that makes no sense is removed, not kept for ever', async () => {
  keep('pending-order', { body: oldBody, total: 'much' })
  renderInShop(null)
  await waitFor(() => expect(localStorage.getItem('pending-order')).toBeNull())
})
