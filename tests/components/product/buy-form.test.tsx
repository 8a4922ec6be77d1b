import { breaksBody, holdDeadlines } from '@etalase/testkit/broken-bodies.ts'
import { aCart, aCartItem } from '@etalase/testkit/builders.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BuyForm } from '#components/product/buy-form.tsx'
import { cartQuery } from '#lib/api/queries/cart.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { productMessages } from '#messages/product.ts'
import { answers, breaks, hasCart, hasSession, refuses } from '#tests/support/gateway-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

beforeEach(() => {
  hasSession(false)
})

const sizes = [
  { size_code: 'M', size_name: 'M', is_available: true },
  { size_code: 'L', size_name: 'L', is_available: false },
]
const button = () => screen.getByRole('button', { name: productMessages.addToCart })
const choose = (name: string) => screen.getByRole('radio', { name })

test('adds a chosen size to the cart, and opens the drawer with it', async () => {
  hasCart(aCart())
  const calls = answers('post', 'cart', { message: 'Item Added to Cart', cart: aCart(aCartItem()) })
  const shopper = renderInShop(<BuyForm id="buy" productId={1001} sizes={sizes} />)
  await shopper.click(choose('M'))
  await shopper.click(button())
  expect(await screen.findByText('Oxford shirt in White')).toBeTruthy()
  expect(calls.map((call) => call.body)).toEqual([{ product_detail_id: 1001, size: 'M', qty: 1 }])
})

test('sends nothing without a size, and asks for one', async () => {
  hasCart(aCart())
  const shopper = renderInShop(<BuyForm id="buy" productId={1001} sizes={sizes} />)
  await shopper.click(button())
  expect(screen.getByText('Please choose a size.')).toBeTruthy()
  expect(document.activeElement).toBe(choose('M'))
})

test('the browser requires a size until scripts have loaded, then leaves that to them', () => {
  hasCart(aCart())
  const form = <BuyForm id="buy" productId={1001} sizes={sizes} />
  const html = renderToString(
    <QueryClientProvider client={queryClient()}>{form}</QueryClientProvider>,
  )
  expect(html).toContain('required')
  expect(html).not.toContain('novalidate')
  renderInShop(form)
  expect(document.querySelector('form')?.noValidate).toBe(true)
})

test('sends nothing without a quantity', async () => {
  hasCart(aCart())
  const shopper = renderInShop(<BuyForm id="buy" productId={1001} sizes={sizes} />)
  await shopper.click(choose('M'))
  await shopper.clear(screen.getByLabelText(productMessages.quantity))
  await shopper.click(button())
  expect(screen.getByText('Min quantity to add to cart is 1.')).toBeTruthy()
})

test.each([1, 1_000])('sends a quantity of %i: the cart checks the stock', async (qty) => {
  hasCart(aCart())
  const calls = answers('post', 'cart', { message: 'Item Added to Cart', cart: aCart() })
  const shopper = renderInShop(<BuyForm id="buy" productId={1001} sizes={sizes} />)
  await shopper.click(choose('M'))
  const quantity = screen.getByLabelText<HTMLInputElement>(productMessages.quantity)
  await shopper.clear(quantity)
  await shopper.type(quantity, String(qty))
  await shopper.click(button())
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ size: 'M', qty }))
})

test.each([
  ['-3', 'Min quantity to add to cart is 1.'],
  ['0', 'Min quantity to add to cart is 1.'],
  ['1.5', productMessages.wholeQuantity],
  ['1e3', productMessages.wholeQuantity],
  ['abc', productMessages.wholeQuantity],
  ['٣', productMessages.wholeQuantity],
  ['1001', productMessages.maxQuantity],
])('refuses a quantity of %o, shows the error, and keeps the input', async (typed, message) => {
  hasCart(aCart())
  const calls = answers('post', 'cart', { message: 'Item Added to Cart', cart: aCart() })
  const shopper = renderInShop(<BuyForm id="buy" productId={1001} sizes={sizes} />)
  await shopper.click(choose('M'))
  const quantity = screen.getByLabelText<HTMLInputElement>(productMessages.quantity)
  await shopper.clear(quantity)
  await shopper.type(quantity, typed)
  await shopper.click(button())
  expect(screen.getByRole('alert').textContent).toBe(message)
  expect([quantity.value, document.activeElement]).toEqual([typed, quantity])
  expect(quantity.getAttribute('aria-invalid')).toBe('true')
  expect(calls).toHaveLength(0)
  await shopper.type(quantity, '{Backspace}')
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('shows one message at a time: the current error', async () => {
  hasCart(aCart())
  const shopper = renderInShop(<BuyForm id="buy" productId={1001} sizes={sizes} />)
  const soldOut = screen.getByRole('radio', { name: productMessages.sizeSoldOut('L') })
  await shopper.click(button())
  await shopper.click(soldOut)
  expect(screen.queryByText('Please choose a size.')).toBeNull()
  expect(screen.getByText(productMessages.outOfStock)).toBeTruthy()
  await shopper.click(button())
  expect(screen.queryByText(productMessages.outOfStock)).toBeNull()
  expect(screen.getByText('Please choose a size.')).toBeTruthy()
})

test('refuses a product without an id', async () => {
  hasCart(aCart())
  const shopper = renderInShop(<BuyForm id="buy" productId={0} sizes={sizes} />)
  await shopper.click(button())
  expect(screen.getByText('Item is not valid.')).toBeTruthy()
})

test('the quantity never drops below 1', async () => {
  hasCart(aCart())
  const shopper = renderInShop(<BuyForm id="buy" productId={1001} sizes={sizes} />)
  await shopper.click(screen.getByRole('button', { name: productMessages.decrease }))
  expect(screen.getByLabelText<HTMLInputElement>(productMessages.quantity).value).toBe('1')
})

test('a sold-out size cannot be chosen and says why', async () => {
  hasCart(aCart())
  const shopper = renderInShop(<BuyForm id="buy" productId={1001} sizes={sizes} />)
  const soldOut = screen.getByRole<HTMLInputElement>('radio', {
    name: productMessages.sizeSoldOut('L'),
  })
  await shopper.click(soldOut)
  expect(soldOut.checked).toBe(false)
  expect(
    screen.getByText('This size is out of stock, but you can always add this item to wishlist'),
  ).toBeTruthy()
})

test('preselects the only size', () => {
  hasCart(aCart())
  renderInShop(
    <BuyForm
      id="buy"
      productId={1}
      sizes={[{ size_code: 'OS', size_name: 'One size', is_available: true }]}
    />,
  )
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'One size' }).checked).toBe(true)
})

test('a product with all sizes sold out has no buy button', () => {
  hasCart(aCart())
  renderInShop(
    <BuyForm
      id="buy"
      productId={1}
      sizes={[{ size_code: 'M', size_name: 'M', is_available: false }]}
    />,
  )
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: productMessages.soldOut }).disabled,
  ).toBe(true)
})

test("shows a refusal in the backend's words, and keeps the choice", async () => {
  hasCart(aCart())
  refuses('post', 'cart', 400, 'Oxford shirt, size M, is out of stock.', 'OUT_OF_STOCK')
  const shopper = renderInShop(<BuyForm id="buy" productId={1001} sizes={sizes} />)
  await shopper.click(choose('M'))
  await shopper.click(button())
  expect(await screen.findByText('Oxford shirt, size M, is out of stock.')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'M' }).checked).toBe(true)
})

test('reports a failed connection', async () => {
  hasCart(aCart())
  breaks('post', 'cart')
  const shopper = renderInShop(<BuyForm id="buy" productId={1001} sizes={sizes} />)
  await shopper.click(choose('M'))
  await shopper.click(button())
  expect(await screen.findByText('Connection failed, please try again')).toBeTruthy()
})

test.each(['breaks-off', 'is-cut-short'] as const)(
  'reports a failed connection for an add whose answer %s, and the cart shows the result',
  async (how) => {
    hasCart(aCart(aCartItem()))
    const calls = breaksBody('post', 'cart', how)
    const shopper = renderInShop(<BuyForm id="buy" productId={1001} sizes={sizes} />)
    await shopper.click(choose('M'))
    await shopper.click(button())
    expect(await screen.findByText('Connection failed, please try again')).toBeTruthy()
    await waitFor(() =>
      expect(queryClient().getQueryData(cartQuery().queryKey)).toEqual(aCart(aCartItem())),
    )
    expect(calls).toHaveLength(1)
  },
)

test('ends an add whose answer stalls after its headers at the deadline, and reloads the cart', async () => {
  hasCart(aCart(aCartItem()))
  const deadlines = holdDeadlines(25_000)
  const calls = breaksBody('post', 'cart', 'stalls')
  const shopper = renderInShop(<BuyForm id="buy" productId={1001} sizes={sizes} />)
  await shopper.click(choose('M'))
  await shopper.click(button())
  await waitFor(() => expect(calls).toHaveLength(1))
  deadlines.pass()
  expect(await screen.findByText('Connection failed, please try again')).toBeTruthy()
  await waitFor(() =>
    expect(queryClient().getQueryData(cartQuery().queryKey)).toEqual(aCart(aCartItem())),
  )
  await waitFor(() => expect(button().hasAttribute('disabled')).toBe(false))
})

describe('a size and a quantity in the address', () => {
  const quantity = () => screen.getByLabelText<HTMLInputElement>(productMessages.quantity)

  function open(query: string) {
    window.history.replaceState(null, '', `/product/1001${query}`)
    hasCart(aCart())
    return renderInShop(<BuyForm id="buy" productId={1001} sizes={sizes} />)
  }
  afterEach(() => window.history.replaceState(null, '', '/'))

  test('are preselected', async () => {
    const calls = answers('post', 'cart', { message: 'x', cart: aCart(aCartItem()) })
    const shopper = open('?size=M&qty=3')
    expect([choose('M')].map((radio) => 'checked' in radio && radio.checked)).toEqual([true])
    expect(quantity().value).toBe('3')
    await shopper.click(button())
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ size: 'M', qty: 3 }))
  })

  test('report a sold-out size, until another size is chosen', async () => {
    const shopper = open('?size=L&qty=2')
    expect(screen.getByRole('alert').textContent).toBe(productMessages.linkedSizeSoldOut('L'))
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    expect(quantity().value).toBe('2')
    await shopper.click(choose('M'))
    expect(screen.getByRole('alert').textContent).toBe('')
  })

  test('report an unknown size, without showing text from the address', () => {
    open('?size=Call%20us%20at%2011')
    expect(screen.getByRole('alert').textContent).toBe(productMessages.noSuchSize)
  })

  test.each(['0', '-2', '1e3', '5000', 'x', ''])('never set the quantity %o', (qty) => {
    open(`?size=M&qty=${qty}`)
    expect(quantity().value).toBe('1')
    expect(screen.getByRole('alert').textContent).toBe('')
  })
})
