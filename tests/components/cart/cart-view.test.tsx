import type { CartItem } from '@etalase/contract/cart.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { backendStub } from '@etalase/testkit/backend-stub.ts'
import { aCart, aCartItem } from '@etalase/testkit/builders.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { CartView } from '#components/cart/cart-view.tsx'
import { queryClient } from '#lib/api/query-client.ts'
import type { BundleOffer } from '#lib/pages/load-bundle-offers.ts'
import { cartMessages } from '#messages/cart.ts'
import { answers, breaks, hasCart, refuses } from '#tests/support/gateway-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

const quantity = () => screen.getByLabelText(cartMessages.quantity).textContent
const press = (name: RegExp) => screen.getByRole('button', { name })

test('an empty cart links to the shop', async () => {
  hasCart(aCart())
  renderInShop(<CartView initialCart={aCart()} isCustomer={false} />)
  expect(screen.getByText('Your Cart is Empty')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Explore more of our collections' })).toBeTruthy()
})

test('the total is the sum of the lines', () => {
  const cart = aCart(aCartItem({ id: 1, qty: 2 }), aCartItem({ id: 2 }))
  hasCart(cart)
  renderInShop(<CartView initialCart={cart} isCustomer={false} />)
  expect(screen.getByText('IDR 897,000')).toBeTruthy()
})

test('counts every quick click on plus, with one call after the other', async () => {
  let stored = 1
  hasCart(aCart(aCartItem()))
  const calls = answers('post', 'cart-item-increment-qty', () => {
    stored += 1
    return { message: 'ok', cart: aCart(aCartItem({ qty: stored })) }
  })
  const shopper = renderInShop(<CartView initialCart={aCart(aCartItem())} isCustomer={false} />)
  await shopper.click(press(/^Increase/))
  await shopper.click(press(/^Increase/))
  await shopper.click(press(/^Increase/))
  await waitFor(() => expect(calls).toHaveLength(3))
  await waitFor(() => expect(quantity()).toBe('4'))
})

test('does not decrease a quantity of one', async () => {
  hasCart(aCart(aCartItem()))
  const shopper = renderInShop(<CartView initialCart={aCart(aCartItem())} isCustomer={false} />)
  const calls = answers('post', 'cart-item-decrement-qty', {})
  const decrease = screen.getByRole<HTMLButtonElement>('button', { name: /^Decrease/ })
  expect([decrease.ariaDisabled, decrease.type]).toEqual(['true', 'button'])
  await shopper.click(decrease)
  expect([calls, quantity()]).toEqual([[], '1'])
})

test("reports an increase beyond the stock, and shows the cart's quantity again", async () => {
  hasCart(aCart(aCartItem({ qty: 2 })))
  refuses('post', 'cart-item-increment-qty', 400, 'Only 2 left.', 'OUT_OF_STOCK')
  const shopper = renderInShop(
    <CartView initialCart={aCart(aCartItem({ qty: 2 }))} isCustomer={false} />,
  )
  await shopper.click(press(/^Increase/))
  expect(await screen.findByText('Only 2 left.')).toBeTruthy()
  await waitFor(() => expect(quantity()).toBe('2'))
})

test('reports an increase of a line that another tab has removed, and removes the line', async () => {
  const gone = 'This item is no longer in your cart.'
  const reads = hasCart(aCart(aCartItem()))
  refuses('post', 'cart-item-increment-qty', 400, gone, 'NOT_IN_CART')
  const shopper = renderInShop(<CartView initialCart={aCart(aCartItem())} isCustomer={false} />)
  await waitFor(() => expect(reads).toHaveLength(1))
  hasCart(aCart())
  await shopper.click(press(/^Increase/))
  expect(await screen.findByText(gone)).toBeTruthy()
  expect(await screen.findByText('Your Cart is Empty')).toBeTruthy()
})

test("keeps the shopper's cart when the connection fails", async () => {
  hasCart(aCart(aCartItem({ qty: 2 })))
  breaks('post', 'cart-item-decrement-qty')
  const shopper = renderInShop(
    <CartView initialCart={aCart(aCartItem({ qty: 2 }))} isCustomer={false} />,
  )
  await shopper.click(press(/^Decrease/))
  expect(await screen.findByText('Connection failed, please try again')).toBeTruthy()
  await waitFor(() => expect(quantity()).toBe('2'))
})

test("keeps the shopper's cart when changes fail and the cart cannot be loaded either", async () => {
  hasCart(aCart(aCartItem({ qty: 2 })))
  const shopper = renderInShop(
    <CartView initialCart={aCart(aCartItem({ qty: 2 }))} isCustomer={false} />,
  )
  breaks('post', 'cart-item-increment-qty')
  breaks('get', 'cart')
  await shopper.click(press(/^Increase/))
  await shopper.click(press(/^Increase/))
  expect(await screen.findByText('Connection failed, please try again')).toBeTruthy()
  await waitFor(() => expect(quantity()).toBe('2'))
})

test('reports success and reloads the cart when an answer to a change does not contain it', async () => {
  let stored = 1
  answers('get', 'cart', () => ({ cart: aCart(aCartItem({ qty: stored })) }))
  answers('post', 'cart-item-increment-qty', () => {
    stored = 5
    return { message: 'Item Quantity Updated' }
  })
  const shopper = renderInShop(<CartView initialCart={aCart(aCartItem())} isCustomer={false} />)
  await shopper.click(press(/^Increase/))
  expect(await screen.findByText('Item Quantity Updated')).toBeTruthy()
  await waitFor(() => expect(quantity()).toBe('5'))
})

test.each([503, 504])('shows the message of a backend that answers %i', async (status) => {
  hasCart(aCart(aCartItem()))
  refuses('post', 'cart-item-increment-qty', status, 'We are counting the stock.')
  const shopper = renderInShop(<CartView initialCart={aCart(aCartItem())} isCustomer={false} />)
  await shopper.click(press(/^Increase/))
  expect(await screen.findByText('We are counting the stock.')).toBeTruthy()
})

test('shows the status of a 503 answer without a message', async () => {
  hasCart(aCart(aCartItem()))
  backendStub.use(
    http.post(
      'http://localhost:3000/api/cart-item-increment-qty',
      () => new HttpResponse('', { status: 503, statusText: 'Service Unavailable' }),
    ),
  )
  const shopper = renderInShop(<CartView initialCart={aCart(aCartItem())} isCustomer={false} />)
  await shopper.click(press(/^Increase/))
  expect(await screen.findByText('Error 503: Service Unavailable')).toBeTruthy()
})

test('reports a failed connection when the backend gives our server no answer', async () => {
  hasCart(aCart(aCartItem()))
  refuses('post', 'cart-item-increment-qty', 503, 'unheard', 'BACKEND_UNREACHABLE')
  const shopper = renderInShop(<CartView initialCart={aCart(aCartItem())} isCustomer={false} />)
  await shopper.click(press(/^Increase/))
  expect(await screen.findByText('Connection failed, please try again')).toBeTruthy()
})

test('asks before it removes a line, and No changes nothing', async () => {
  hasCart(aCart(aCartItem()))
  const calls = answers('delete', 'cart-item-remove', { message: 'ok', cart: aCart() })
  const shopper = renderInShop(<CartView initialCart={aCart(aCartItem())} isCustomer={false} />)
  await shopper.click(press(/^Remove/))
  expect(screen.getByText('Are you sure?')).toBeTruthy()
  await shopper.click(press(/^Keep it/))
  expect(calls).toHaveLength(0)
  await shopper.click(press(/^Remove/))
  await shopper.click(press(/^Yes/))
  expect(await screen.findByText('Your Cart is Empty')).toBeTruthy()
  expect(calls[0]?.body).toEqual({ product_detail_id: 1001, size: 'M' })
})

test.each([
  ['where the others are', [aCartItem({ id: 2 })]],
  ['where it says that none is left', []],
])('after a line is removed the focus is %s', async (_, rest) => {
  const cart = aCart(aCartItem({ id: 1 }), ...rest)
  hasCart(cart)
  answers('delete', 'cart-item-remove', { message: 'Item Removed from Cart', cart: aCart(...rest) })
  const shopper = renderInShop(<CartView initialCart={cart} isCustomer={false} />)
  await shopper.click(screen.getAllByRole('button', { name: /^Remove/ })[0] ?? document.body)
  await shopper.click(press(/Yes, remove/))
  await waitFor(() => {
    expect(screen.queryAllByLabelText(cartMessages.quantity)).toHaveLength(rest.length)
  })
  expect(document.activeElement).toBe(screen.getByRole('region', { name: cartMessages.items }))
})

test('shows the lines as a table whose headers name each amount', () => {
  const cart = aCart(aCartItem({ qty: 2 }))
  hasCart(cart)
  renderInShop(<CartView initialCart={cart} isCustomer={false} />)
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent)
  expect(headers).toEqual(['Product', 'Price', 'Quantity', 'Total'])
  const row = screen.getByRole('row', { name: /Oxford shirt in White/ })
  expect(within(row).getByRole('rowheader').textContent).toContain('Size M')
  const texts = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent ?? '')
  expect([texts[1], texts[2]?.includes('2'), texts[3]]).toEqual([
    'IDR 299,000',
    true,
    'Total IDR 598,000',
  ])
})

test('without scripts, plus, minus and remove are buttons of separate forms that name the line', () => {
  const cart = aCart(aCartItem({ qty: 2 }))
  const html = renderToString(
    <QueryClientProvider client={queryClient()}>
      <CartView initialCart={cart} isCustomer={false} />
    </QueryClientProvider>,
  )
  const page = new DOMParser().parseFromString(html, 'text/html')
  const forms = [...page.forms].filter(({ hidden }) => !hidden)
  for (const form of forms)
    expect(Object.fromEntries(new FormData(form))).toEqual({ product_detail_id: '1001', size: 'M' })
  expect(forms.map((form) => [form.getAttribute('action'), form.textContent?.trim()])).toEqual([
    ['/api/cart/decrease', cartMessages.decrease('Oxford shirt in White, Size M')],
    ['/api/cart/increase', cartMessages.increase('Oxford shirt in White, Size M')],
    ['/api/cart/remove', cartMessages.remove],
  ])
})

test('shows what changed in a line since it was added', () => {
  const changed = aCartItem({ qty: 3, available_qty: 1, price_when_added: rupiah(250_000) })
  hasCart(aCart(changed))
  renderInShop(<CartView initialCart={aCart(changed)} isCustomer={false} />)
  expect(screen.getByText(cartMessages.onlyLeft(1))).toBeTruthy()
  expect(screen.getByText(cartMessages.priceChanged('IDR 250,000', 'IDR 299,000'))).toBeTruthy()
})

test('asks to remove a sold-out line', () => {
  const gone = aCartItem({ available_qty: 0 })
  hasCart(aCart(gone))
  renderInShop(<CartView initialCart={aCart(gone)} isCustomer={false} />)
  expect(screen.getByText(cartMessages.soldOut)).toBeTruthy()
})

test('the browser loads a cart that the server could not load', async () => {
  hasCart(aCart(aCartItem()))
  renderInShop(<CartView initialCart={null} isCustomer={false} />)
  expect(await screen.findByText('Oxford shirt in White')).toBeTruthy()
})

describe('a bundle', () => {
  const offer: BundleOffer = {
    promo: {
      id: 1,
      bundling_type: 'GROUP',
      m_group_id: 3,
      bundling_item_count: 3,
      promo_bundling_products: [],
    },
    name: 'KIDS',
    href: '/products?group_id=3',
  }
  const kidsPiece = (qty: number) =>
    aCartItem({ qty, product_detail: { ...aCartItem().product_detail, m_group_id: 3 } })

  const showCart = (line: CartItem) => {
    hasCart(aCart(line))
    renderInShop(<CartView initialCart={aCart(line)} offers={[offer]} isCustomer={false} />)
  }

  test('says how many pieces are missing when the cart has begun it, and links there', () => {
    showCart(kidsPiece(2))
    expect(screen.getByRole('link', { name: 'Buy 3 of KIDS' }).getAttribute('href')).toBe(
      offer.href,
    )
    expect(screen.getByText(/1 more to go/)).toBeTruthy()
  })

  test('asks for nothing more when complete', () => {
    showCart(kidsPiece(4))
    expect(screen.getByText(/all in your cart/)).toBeTruthy()
    expect(screen.queryByText(/to go/)).toBeNull()
  })

  test('is not mentioned when the cart has no item of it', () => {
    showCart(aCartItem({ qty: 4 }))
    expect(screen.queryByText(/KIDS/)).toBeNull()
  })
})

test('shows a change made in another tab', async () => {
  hasCart(aCart(aCartItem()))
  renderInShop(<CartView initialCart={aCart(aCartItem())} isCustomer={false} />)
  hasCart(aCart(aCartItem({ qty: 5 })))
  const otherTab = new BroadcastChannel('cart')
  otherTab.postMessage('changed')
  await waitFor(() => expect(quantity()).toBe('5'))
  otherTab.close()
})

test.each([
  [
    'a guest',
    false,
    [
      ['Sign In To Purchase', '/sign-in?next=%2Fcheckout'],
      ['Checkout as guest', '/checkout'],
      ['Checkout as guest', '/checkout/steps'],
    ],
  ],
  [
    'a customer',
    true,
    [
      ['Checkout', '/checkout'],
      ['Checkout', '/checkout/steps'],
    ],
  ],
])('%s gets their own way to the checkout, with and without scripts', (_, isCustomer, ways) => {
  const cart = aCart(aCartItem())
  hasCart(cart)
  renderInShop(<CartView initialCart={cart} isCustomer={isCustomer} />)
  const links = screen.getAllByRole('link', { name: /checkout|purchase/i })
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(ways)
})
