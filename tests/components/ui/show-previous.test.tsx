import { backendStub } from '@etalase/testkit/backend-stub.ts'
import { aCart, aProduct } from '@etalase/testkit/builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { InfiniteList } from '#components/catalogue/infinite-list.tsx'
import { ProductGrid } from '#components/catalogue/product-grid.tsx'
import { listMessages as list } from '#messages/list.ts'
import { hasCart, hasSession, refuses } from '#tests/support/gateway-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

/** Returns a page of the list: two products named after the page. */
const productsOf = (page: number) =>
  [1, 2].map((number) => ({
    ...aProduct(),
    id: page * 10 + number,
    product_name: `${page}.${number}`,
  }))

const filter = { categoryId: 7, page: 3 }

/** Lays out each card 100 px below the previous one. */
function layOut(): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const cards = [...document.querySelectorAll('[data-product]')]
    return new DOMRect(0, Math.max(0, cards.indexOf(this)) * 100, 100, 100)
  })
}

const scrolled = vi.fn()

beforeEach(() => {
  hasSession(false)
  hasCart(aCart())
  scrolled.mockClear()
  window.scrollBy = scrolled
  backendStub.use(
    http.get('http://localhost:3000/api/products', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'))
      return HttpResponse.json({ data: { products: productsOf(page), product_count: 24 } })
    }),
  )
})

const open = () =>
  renderInShop(
    <InfiniteList filter={filter} count={24}>
      <ProductGrid products={productsOf(3)} page={3} />
    </InfiniteList>,
  )

const previous = () => screen.queryByRole('link', { name: list.previousPage })
const names = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('a list opened at a later page starts with that page, and links to the previous one', () => {
  open()
  expect(names()).toEqual(['3.1', '3.2'])
  expect(previous()?.getAttribute('href')).toBe('/products?category_id=7&page=2')
})

test('previous pages load above one by one, and visible items keep their place', async () => {
  layOut()
  const shopper = open()
  await shopper.click(screen.getByRole('link', { name: list.previousPage }))
  await waitFor(() => expect(names()).toEqual(['2.1', '2.2', '3.1', '3.2']))
  expect(scrolled).toHaveBeenLastCalledWith({ top: 200, behavior: 'instant' })
  expect(document.activeElement).toBe(previous())
  expect(previous()?.getAttribute('href')).toBe('/products?category_id=7')
  await shopper.keyboard('{Enter}')
  await waitFor(() => expect(names().slice(0, 2)).toEqual(['1.1', '1.2']))
  expect(previous()).toBeNull()
  const [first] = screen.getAllByRole('listitem')
  expect(first && within(first).getByRole('link')).toBe(document.activeElement)
})

test('reports a previous page that fails to load, after which the browser follows the link', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  refuses('get', 'products', 400, 'x')
  const shopper = open()
  await shopper.click(screen.getByRole('link', { name: list.previousPage }))
  const failed = await screen.findByText(list.failed)
  expect(failed.parentElement?.contains(previous())).toBe(true)
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  const isFollowed = vi.fn()
  document.addEventListener(
    'click',
    (event) => {
      isFollowed(!event.defaultPrevented)
      event.preventDefault()
    },
    { once: true },
  )
  previous()?.dispatchEvent(click)
  expect(isFollowed).toHaveBeenCalledWith(true)
})

test('a click that opens the page elsewhere, as in a new tab, loads nothing here', async () => {
  open()
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  const isFollowed = vi.fn()
  document.addEventListener(
    'click',
    (event) => {
      isFollowed(!event.defaultPrevented)
      event.preventDefault()
    },
    { once: true },
  )
  previous()?.dispatchEvent(click)
  expect(isFollowed).toHaveBeenCalledWith(true)
  expect(previous()).not.toBeNull()
})
