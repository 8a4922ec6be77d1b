import { aCart, aCartItem } from '@etalase/testkit/builders.ts'
import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CartButton } from '#components/cart/cart-button.tsx'
import { closeCartDrawer } from '#components/ui/shell-state.ts'
import { cartMessages } from '#messages/cart.ts'
import { errorsMessages } from '#messages/errors.ts'
import { answers, hasCart, refuses } from '#tests/support/gateway-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

afterEach(() => act(closeCartDrawer))

async function openDrawer() {
  const shopper = renderInShop(<CartButton />)
  await shopper.click(screen.getByRole('link', { name: /^Cart/ }))
  const drawer = within(await screen.findByRole('dialog', { name: cartMessages.drawerTitle }))
  return { shopper, drawer }
}

test('says that an empty cart is empty', async () => {
  hasCart(aCart())
  const { drawer } = await openDrawer()
  expect(await drawer.findByText('Your cart is empty')).toBeTruthy()
})

test('does not say that a loading cart is empty', async () => {
  let load = () => {}
  const loaded = new Promise<void>((resolve) => {
    load = resolve
  })
  answers('get', 'cart', { cart: aCart(aCartItem()) }, loaded)
  const { drawer } = await openDrawer()
  expect(drawer.getByText(cartMessages.loading)).toBeTruthy()
  expect(drawer.queryByText('Your cart is empty')).toBeNull()
  load()
  expect(await drawer.findByRole('listitem')).toBeTruthy()
})

test('shows an error instead of an empty cart when loading fails, with a retry button', async () => {
  refuses('get', 'cart', 503, 'The shop is not available.', 'UNAVAILABLE')
  const { shopper, drawer } = await openDrawer()
  expect(await drawer.findByText(cartMessages.failed)).toBeTruthy()
  expect(drawer.queryByText('Your cart is empty')).toBeNull()
  hasCart(aCart(aCartItem()))
  await shopper.click(drawer.getByRole('button', { name: errorsMessages.retry }))
  expect(await drawer.findByRole('listitem')).toBeTruthy()
})
