import { aCart, aCartItem } from '@etalase/testkit/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { BuyingNow } from '#components/checkout/buy-now.tsx'
import { Checkout } from '#components/checkout/checkout.tsx'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { available, button, payAsGuest, watchSubmit } from '#tests/support/checkout-scene.tsx'
import { answers, hasCart, refuses } from '#tests/support/gateway-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

const line = { product_detail_id: 1001, size: 'M', qty: 1 }

beforeEach(() => {
  watchSubmit()
  hasCart(aCart())
  window.history.replaceState(null, '', '/checkout?buy=1001-M-1')
  refuses('post', 'promo-offers', 404, 'There is no such call.', 'NOT_FOUND')
})

const open = () =>
  renderInShop(
    <BuyingNow line={line}>
      <Checkout paymentUrl="http://pay.test/form" />
    </BuyingNow>,
  )

/** Goes from the start to the summary of a pickup; returns the calls' requests. */
async function pickUp() {
  const carts = answers('get', 'buy-now', { cart: aCart(aCartItem()) })
  const shops = answers('post', 'checkout', available)
  const stock = answers('post', 'check-showroom-stock-availability', {
    cart_items_availability: [{ id: 1, qty: 5 }],
  })
  const shopper = open()
  await shopper.click(await button(/^Store Pickup/))
  await shopper.click(await button(/^Sandang Nusa Kemang/))
  await screen.findByRole('heading', { name: checkout.summaryTitle })
  return { shopper, carts, asked: [...shops, ...stock] }
}

test('every call is about the product, and the address keeps it from step to step', async () => {
  const { asked } = await pickUp()
  expect(asked.length).toBeGreaterThan(1)
  for (const { body } of asked) expect(body).toMatchObject({ buy_now: line })
  await expect.poll(() => window.location.search).toBe('?step=order-summary&buy=1001-M-1')
})

test('a refused order reloads the product, whose price may have changed', async () => {
  refuses('post', 'checkout-trx', 400, 'The price has changed.', 'CART_CHANGED')
  const { shopper, carts } = await pickUp()
  const before = carts.length
  await payAsGuest(shopper)
  expect(await screen.findByText('The price has changed.')).toBeTruthy()
  await waitFor(() => expect(carts.length).toBeGreaterThan(before))
})

test('a sold-out product is reported, with a link back to its page', async () => {
  refuses('get', 'buy-now', 400, 'Only 0 left.', 'OUT_OF_STOCK')
  open()
  const back = await screen.findByRole('link', { name: checkout.backToProduct })
  expect(screen.getByText('Only 0 left.')).toBeTruthy()
  expect(back.getAttribute('href')).toBe('/product/1001')
})
