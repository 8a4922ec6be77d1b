import { aCart, aCartItem } from '@etalase/testkit/builders.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { OwnCheckout } from '#components/checkout/own-checkout.tsx'
import { QueryProvider } from '#components/ui/query-provider.tsx'
import { thisPage } from '#lib/api/page-owner.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { available, button, servesCustomer } from '#tests/support/checkout-scene.tsx'
import { answers, breaks, hasCart, refuses } from '#tests/support/gateway-stub.ts'

const cart = aCart(aCartItem())

let carts: ReturnType<typeof hasCart>
beforeEach(() => {
  thisPage.owner = null
  servesCustomer()
  carts = hasCart(cart)
})

const starts = (start: object) => answers('get', 'checkout-start', start)

function open() {
  render(
    <QueryProvider>
      <OwnCheckout paymentUrl="https://pay.test" />
    </QueryProvider>,
  )
  return userEvent.setup()
}

test.each([
  [false, 'guest'],
  [true, 'sari'],
])(
  'has its first step without another call for the cart, and is its shopper’s own (customer: %s)',
  async (is_customer, owner) => {
    starts({ is_customer, owner, cart })
    open()
    await button(/^Store Pickup/)
    expect(carts).toEqual([])
    expect(thisPage.owner).toBe(owner)
  },
)

test('a cart that could not be read is asked for again', async () => {
  starts({ is_customer: false, owner: 'guest', cart: null })
  open()
  await button(/^Store Pickup/)
  expect(carts).toHaveLength(1)
})

test('an empty cart leads to no step', async () => {
  starts({ is_customer: false, owner: 'guest', cart: aCart() })
  open()
  await screen.findByText(checkout.emptyCart)
})

test('a shop that refuses says so, and is asked again on request', async () => {
  refuses('get', 'checkout-start', 500, 'The shop cannot answer now.')
  const shopper = open()
  const retry = await button(checkout.retry)
  expect(screen.getByText('The shop cannot answer now.')).toBeTruthy()
  starts({ is_customer: false, owner: 'guest', cart })
  answers('post', 'checkout', available)
  await shopper.click(retry)
  await button(/^Store Pickup/)
})

test('nobody is taken for a guest while it is not known who they are', async () => {
  breaks('get', 'checkout-start')
  open()
  await screen.findByRole('status')
  expect(thisPage.owner).toBeNull()
  expect(screen.queryByRole('button', { name: /^Store Pickup/ })).toBeNull()
})
