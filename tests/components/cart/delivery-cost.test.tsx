import { rupiah } from '@etalase/contract/rules/money.ts'
import { aCart, aCartItem } from '@etalase/testkit/builders.ts'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { CartView } from '#components/cart/cart-view.tsx'
import { DeliveryCost } from '#components/cart/delivery-cost.tsx'
import { queryClient } from '#lib/api/query-client.ts'
import { restoreCheckout, saveCheckout } from '#lib/checkout/stored-checkout.ts'
import { addressMessages } from '#messages/address.ts'
import { cartMessages } from '#messages/cart.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { available } from '#tests/support/checkout-scene.tsx'
import { answers, hasCart, refuses } from '#tests/support/gateway-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

const regular = {
  service: 'UDRREG',
  description: 'Regular',
  tariff: rupiah(9_000),
  etd: '1-2 HARI',
}
const cart = aCart(aCartItem())

beforeEach(() => {
  localStorage.clear()
  hasCart(cart)
  answers('post', 'checkout', available)
  answers('get', 'master/province', { province_list: [{ id: 31, province_name: 'DKI Jakarta' }] })
  answers('get', 'master/city', {
    city_list: [{ id: 3174, type: 'Kota', city_name: 'Jakarta Selatan' }],
  })
  answers('get', 'master/subdistrict', {
    subdistrict_list: [{ id: 317402, subdistrict_name: 'Cilandak' }],
  })
})

const open = async () => {
  const shopper = renderInShop(<DeliveryCost cart={cart} isCustomer={false} />)
  await shopper.click(screen.getByText(cartMessages.deliveryCost))
  return shopper
}

const chooseCilandak = async (shopper: Awaited<ReturnType<typeof open>>) => {
  await screen.findByRole('option', { name: 'DKI Jakarta' })
  await shopper.selectOptions(screen.getByLabelText(addressMessages.province), '31')
  await screen.findByRole('option', { name: 'Kota Jakarta Selatan' })
  await shopper.selectOptions(screen.getByLabelText(addressMessages.city), '3174')
  await screen.findByRole('option', { name: 'Cilandak' })
  await shopper.selectOptions(screen.getByLabelText(addressMessages.subdistrict), '317402')
}

test('shows the nearest of equally cheap hubs, and the checkout starts with the area', async () => {
  const calls = answers('post', 'checkout-shipping', { couriers: { national: [regular] } })
  await chooseCilandak(await open())
  expect(await screen.findByText('IDR 9,000')).toBeTruthy()
  expect(screen.getByText('Etd: 1-2 days')).toBeTruthy()
  expect(screen.getByText(/Sandang Nusa Kemang/)).toBeTruthy()
  expect(calls.map(({ body }) => body)).toContainEqual({ showroom_id: 1, subdistrict_id: 317402 })
  expect(restoreCheckout(false).address).toMatchObject({ cityId: 3174, subdistrictId: 317402 })
})

test('shows the rates of the hub that the checkout recommends, not of a nearer, dearer one', async () => {
  answers('post', 'checkout-shipping', (body) => {
    const tariff = Object(body).showroom_id === 1 ? 20_000 : 9_000
    return { couriers: { national: [{ ...regular, tariff }] } }
  })
  await chooseCilandak(await open())
  expect(await screen.findByText('IDR 9,000')).toBeTruthy()
  expect(screen.getByText(/Sandang Nusa Dago/)).toBeTruthy()
  expect(screen.queryByText('IDR 20,000')).toBeNull()
})

test('needs no area when one was chosen before', async () => {
  const checkout = restoreCheckout(false)
  const area = { provinceId: 31, cityId: 3174, subdistrictId: 317402 }
  saveCheckout({ ...checkout, address: { ...checkout.address, ...area } })
  answers('post', 'checkout-shipping', { couriers: { national: [regular] } })
  await open()
  expect(await screen.findByText('IDR 9,000')).toBeTruthy()
})

test("keeps the checkout's choices when the area changes here", async () => {
  const shopper = await open()
  saveCheckout({ ...restoreCheckout(false), promoDraft: 'PERTAMA' })
  answers('post', 'checkout-shipping', { couriers: { national: [regular] } })
  await chooseCilandak(shopper)
  expect(restoreCheckout(false)).toMatchObject({
    promoDraft: 'PERTAMA',
    address: { subdistrictId: 317402 },
  })
})

test("shows the rates for the server's cart, however quickly it changed", async () => {
  const checkout = restoreCheckout(false)
  const area = { provinceId: 31, cityId: 3174, subdistrictId: 317402 }
  saveCheckout({ ...checkout, address: { ...checkout.address, ...area } })
  let stored = 1
  answers('post', 'checkout-shipping', () => ({
    couriers: { national: [{ ...regular, tariff: stored * 9_000 }] },
  }))
  answers('post', 'cart-item-increment-qty', () => {
    stored += 1
    return { message: 'ok', cart: aCart(aCartItem({ qty: stored })) }
  })
  const shopper = renderInShop(<CartView initialCart={cart} isCustomer={false} />)
  await shopper.click(screen.getByText(cartMessages.deliveryCost))
  await screen.findByText('IDR 9,000')
  for (let press = 0; press < 3; press++) {
    await shopper.click(screen.getByRole('button', { name: /^Increase/ }))
  }
  expect(await screen.findByText('IDR 36,000')).toBeTruthy()
})

test('loads nothing before the shopper asks', async () => {
  const shopper = renderInShop(<DeliveryCost cart={cart} isCustomer={false} />)
  expect(queryClient().isFetching({ queryKey: ['areas'] })).toBe(0)
  expect(screen.queryByLabelText(addressMessages.province)).toBeNull()
  await shopper.click(screen.getByText(cartMessages.deliveryCost))
  await screen.findByRole('option', { name: 'DKI Jakarta' })
})

test('says when no hub can send the cart', async () => {
  answers('post', 'checkout', { ...available, available_stores_online: [] })
  await chooseCilandak(await open())
  expect(await screen.findByText(cartMessages.noDelivery)).toBeTruthy()
})

test('says when a courier does not deliver there, instead of showing it as free', async () => {
  answers('post', 'checkout-shipping', { couriers: {} })
  await chooseCilandak(await open())
  expect(await screen.findByText(cartMessages.noCourier)).toBeTruthy()
})

test('offers a retry when loading rates fails', async () => {
  refuses('post', 'checkout-shipping', 400, 'This store has none of your items.', 'OUT_OF_STOCK')
  const shopper = await open()
  await chooseCilandak(shopper)
  expect(await screen.findByText('This store has none of your items.')).toBeTruthy()
  answers('post', 'checkout-shipping', { couriers: { national: [regular] } })
  await shopper.click(screen.getByRole('button', { name: checkoutMessages.retry }))
  expect(await screen.findByText('IDR 9,000')).toBeTruthy()
})
