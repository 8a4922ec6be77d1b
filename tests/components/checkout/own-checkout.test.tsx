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
  'shows its first step without another cart call, and belongs to its shopper (customer: %s)',
  async (is_customer, owner) => {
    starts({ is_customer, owner, cart })
    open()
    await button(/^Store Pickup/)
    expect(carts).toEqual([])
    expect(thisPage.owner).toBe(owner)
  },
)

test('reloads a cart that failed to load', async () => {
  starts({ is_customer: false, owner: 'guest', cart: null })
  open()
  await button(/^Store Pickup/)
  expect(carts).toHaveLength(1)
})

test('shows no step for an empty cart', async () => {
  starts({ is_customer: false, owner: 'guest', cart: aCart() })
  open()
  await screen.findByText(checkout.emptyCart)
})

test("shows a shop's refusal, with a retry button", async () => {
  refuses('get', 'checkout-start', 500, 'The shop cannot answer now.')
  const shopper = open()
  const retry = await button(checkout.retry)
  expect(screen.getByText('The shop cannot answer now.')).toBeTruthy()
  starts({ is_customer: false, owner: 'guest', cart })
  answers('post', 'checkout', available)
  await shopper.click(retry)
  await button(/^Store Pickup/)
})

test('treats no shopper as a guest before the session is known', async () => {
  breaks('get', 'checkout-start')
  open()
  await screen.findByRole('status')
  expect(thisPage.owner).toBeNull()
  expect(screen.queryByRole('button', { name: /^Store Pickup/ })).toBeNull()
})
