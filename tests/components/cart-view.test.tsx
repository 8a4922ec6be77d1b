import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CartView } from '#components/cart/cart-view.tsx'
import * as words from '#lib/messages/words.ts'
import { rupiah } from '#lib/rules/money.ts'
import { aCart, aCartItem } from '#tests/support/builders.ts'
import { answers, breaks, hasCart, refuses } from '#tests/support/gateway-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

const quantity = () => screen.getByLabelText(words.cart.quantity).textContent
const press = (name: RegExp) => screen.getByRole('button', { name })

test('an empty cart leads on', async () => {
  hasCart(aCart())
  renderInShop(<CartView initialCart={aCart()} />)
  expect(screen.getByText('Your Cart is Empty')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Explore more of our collections' })).toBeTruthy()
})

test('the total is the sum of the lines', () => {
  const cart = aCart(aCartItem({ id: 1, qty: 2 }), aCartItem({ id: 2 }))
  hasCart(cart)
  renderInShop(<CartView initialCart={cart} />)
  expect(screen.getByText('IDR 897,000')).toBeTruthy()
})

test('pressing plus quickly counts every press, one call after the other', async () => {
  let stored = 1
  hasCart(aCart(aCartItem()))
  const calls = answers('post', 'cart-item-increment-qty', () => {
    stored += 1
    return { message: 'ok', cart: aCart(aCartItem({ qty: stored })) }
  })
  const shopper = renderInShop(<CartView initialCart={aCart(aCartItem())} />)
  await shopper.click(press(/^Increase/))
  await shopper.click(press(/^Increase/))
  await shopper.click(press(/^Increase/))
  await waitFor(() => expect(calls).toHaveLength(3))
  await waitFor(() => expect(quantity()).toBe('4'))
})

test('a single piece cannot be decreased', () => {
  hasCart(aCart(aCartItem()))
  renderInShop(<CartView initialCart={aCart(aCartItem())} />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Decrease/ }).disabled).toBe(true)
})

test('an increase beyond stock is told, and the cart shows again what it holds', async () => {
  hasCart(aCart(aCartItem({ qty: 2 })))
  refuses('post', 'cart-item-increment-qty', 400, 'Only 2 left.', 'OUT_OF_STOCK')
  const shopper = renderInShop(<CartView initialCart={aCart(aCartItem({ qty: 2 }))} />)
  await shopper.click(press(/^Increase/))
  expect(await screen.findByText('Only 2 left.')).toBeTruthy()
  await waitFor(() => expect(quantity()).toBe('2'))
})

test('a lost connection keeps the cart the shopper had', async () => {
  hasCart(aCart(aCartItem({ qty: 2 })))
  breaks('post', 'cart-item-decrement-qty')
  const shopper = renderInShop(<CartView initialCart={aCart(aCartItem({ qty: 2 }))} />)
  await shopper.click(press(/^Decrease/))
  expect(await screen.findByText('Connection failed, please try again')).toBeTruthy()
  await waitFor(() => expect(quantity()).toBe('2'))
})

test('remove asks first, and No changes nothing', async () => {
  hasCart(aCart(aCartItem()))
  const calls = answers('delete', 'cart-item-remove', { message: 'ok', cart: aCart() })
  const shopper = renderInShop(<CartView initialCart={aCart(aCartItem())} />)
  await shopper.click(press(/^Remove/))
  expect(screen.getByText('Are you sure?')).toBeTruthy()
  await shopper.click(press(/^Keep it/))
  expect(calls).toHaveLength(0)
  await shopper.click(press(/^Remove/))
  await shopper.click(press(/^Yes/))
  expect(await screen.findByText('Your Cart is Empty')).toBeTruthy()
  expect(calls[0]?.body).toEqual({ product_detail_id: 1001, size: 'M' })
})

test('a line that changed since it was added says what changed', () => {
  const changed = aCartItem({ qty: 3, available_qty: 1, price_when_added: rupiah(250_000) })
  hasCart(aCart(changed))
  renderInShop(<CartView initialCart={aCart(changed)} />)
  expect(screen.getByText(words.cart.onlyLeft(1))).toBeTruthy()
  expect(screen.getByText(words.cart.priceChanged('IDR 250,000', 'IDR 299,000'))).toBeTruthy()
})

test('a sold-out line asks to be removed', () => {
  const gone = aCartItem({ available_qty: 0 })
  hasCart(aCart(gone))
  renderInShop(<CartView initialCart={aCart(gone)} />)
  expect(screen.getByText(words.cart.soldOut)).toBeTruthy()
})

test('a cart that the server could not read is read by the browser', async () => {
  hasCart(aCart(aCartItem()))
  renderInShop(<CartView initialCart={null} />)
  expect(await screen.findByText('Oxford shirt in White')).toBeTruthy()
})
