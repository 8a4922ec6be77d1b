import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepRecent, type RecentProduct, readRecent } from '#components/recent/recent-products.ts'
import { RecentlySeen } from '#components/recent/recently-seen.tsx'
import { recentMessages } from '#messages/recent.ts'

const seen = (id: number): RecentProduct => ({ id, name: `Shirt ${id}`, image: null })
const ids = (products: readonly RecentProduct[]) => products.map(({ id }) => id)

/** Tells the observer the list's distance from the top of the viewport, in pixels. */
let scrolledTo: (top: number) => void

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(see: (entries: object[]) => void) {
        scrolledTo = (top) =>
          act(() => see([{ isIntersecting: true, boundingClientRect: { top } }]))
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const belowTheView = () => scrolledTo(window.innerHeight + 100)

const theList = () => screen.findByRole('region', { name: recentMessages.title })
const noList = () => expect(screen.queryByText(recentMessages.title)).toBeNull()

describe('the recently viewed products', () => {
  test('load when the shopper scrolls near, without the current product', async () => {
    for (const id of [1, 2, 3]) keepRecent(seen(id))
    render(<RecentlySeen shown={seen(3)} />)
    noList()
    belowTheView()
    await theList()
    const links = screen.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/product/2', '/product/1'])
  })

  test('take no space when nothing was viewed', () => {
    const { container } = render(<RecentlySeen />)
    belowTheView()
    expect(container.firstElementChild?.className).toBe('')
    noList()
  })

  test('do not shift visible content: there they wait for a click', async () => {
    keepRecent(seen(1))
    render(<RecentlySeen />)
    scrolledTo(100)
    noList()
    await userEvent.setup().keyboard('x')
    await theList()
  })

  test('are cleared on request, with a confirmation', async () => {
    keepRecent(seen(1))
    render(<RecentlySeen />)
    belowTheView()
    await theList()
    await userEvent.setup().click(screen.getByRole('button', { name: recentMessages.clear }))
    expect(document.activeElement).toBe(screen.getByText(recentMessages.cleared))
    expect(readRecent()).toEqual([])
  })

  test("include the page's product once it has loaded", async () => {
    render(<RecentlySeen shown={seen(7)} />)
    await expect.poll(() => ids(readRecent())).toEqual([7])
  })
})

describe("the browser's storage", () => {
  test('keeps the latest nine products, each once', () => {
    for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 5]) keepRecent(seen(id))
    expect(ids(readRecent())).toEqual([5, 11, 10, 9, 8, 7, 6, 4, 3])
  })

  test.each([
    '{',
    '7',
    '{"0":1}',
    '[null,1,{"id":"1"}]',
    '[{"id":1,"name":2,"image":null}]',
    '[{"id":1,"name":"x","image":"javascript:alert(1)"}]',
    '[{"id":1,"name":"x","image":"//evil.test/a.png"}]',
  ])('counts as empty with a storage of %s', (content) => {
    localStorage.setItem('recently-seen', content)
    expect(readRecent()).toEqual([])
  })
})
