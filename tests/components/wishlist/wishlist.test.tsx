import type { WishlistEntry } from '@etalase/contract/account.ts'
import { aCart, aWish } from '@etalase/testkit/builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { WishlistView } from '#components/wishlist/wishlist-view.tsx'
import { HeartButton } from '#components/wishlist-button/heart-button.tsx'
import { WishlistButton } from '#components/wishlist-button/wishlist-button.tsx'
import { WishlistForm } from '#components/wishlist-button/wishlist-form.tsx'
import { queryClient } from '#lib/api/query-client.ts'
import { pageLoad } from '#lib/session/browser/page-load.ts'
import { errorsMessages } from '#messages/errors.ts'
import { wishMessages as wish } from '#messages/wish.ts'
import { wishlistMessages as wishlist } from '#messages/wishlist.ts'
import { answers, breaks, hasCart, hasSession, refuses } from '#tests/support/gateway-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

const shirt = aWish()
const scarf = aWish({ product_detail_id: 1002, product_name: 'Scarf' })
const added = { message: 'Item Added to Wishlist' }
const removed = { message: 'Item Removed from Wishlist' }

/** Creates an event that the test triggers. */
function anEvent() {
  const { promise: event, resolve: happens } = Promise.withResolvers<void>()
  return { event, happens }
}

/** Plain form posts sent: their URL and product. */
const posted: [string, string][] = []

beforeEach(() => {
  hasCart(aCart())
  posted.length = 0
  vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation((submitter) => {
    if (submitter instanceof HTMLButtonElement) {
      posted.push([
        submitter.getAttribute('formaction') ?? submitter.form?.getAttribute('action') ?? '',
        submitter.value,
      ])
    }
  })
})

const isCustomer = () => hasSession(true)
const isGuest = () => hasSession(false)

/** Stubs the wishlist; its entries can be changed. */
function holds(...entries: WishlistEntry[]) {
  const list = { user_wishlists: entries }
  return { list, calls: answers('get', 'user/wishlist', () => list) }
}

const heart = () => screen.getByRole('button', { name: wish.heart(shirt.product_name) })
const isFull = () => heart().getAttribute('aria-pressed') === 'true'
const isFullNow = () => expect(isFull()).toBe(true)
const renderHeart = () =>
  renderInShop(
    <WishlistForm>
      <HeartButton productId={1001} name={shirt.product_name} />
    </WishlistForm>,
  )

describe('a heart', () => {
  test('is filled while the product is on the wishlist', async () => {
    isCustomer()
    holds(shirt)
    renderHeart()
    await waitFor(isFullNow)
  })

  test('sends one request, however many hearts the page has', async () => {
    const asked = isCustomer()
    const { calls } = holds(shirt)
    renderInShop(
      <>
        <HeartButton productId={1001} name="Shirt" />
        <HeartButton productId={1002} name="Scarf" />
        <WishlistButton productId={1001} />
      </>,
    )
    expect(await screen.findByText(wish.remove)).toBeTruthy()
    expect([asked.length, calls.length]).toEqual([1, 1])
  })

  test('sends no request when the page has no heart', async () => {
    const asked = isGuest()
    renderInShop(<p>A page of words</p>)
    await waitFor(() => expect(queryClient().isFetching()).toBe(0))
    expect(asked).toEqual([])
  })

  test('fills on click, before the answer', async () => {
    isCustomer()
    const { list } = holds()
    const answered = anEvent()
    const calls = answers('post', 'user/wishlist', added, answered.event)
    const shopper = renderHeart()
    await shopper.click(heart())
    await waitFor(isFullNow)
    expect(screen.queryByText(added.message)).toBeNull()
    list.user_wishlists = [shirt]
    answered.happens()
    expect(await screen.findByText(added.message)).toBeTruthy()
    expect(isFull()).toBe(true)
    expect(calls.map(({ body }) => body)).toEqual([{ product_detail_id: 1001 }])
  })

  test('empties again when adding fails, and shows why', async () => {
    isCustomer()
    holds()
    breaks('post', 'user/wishlist')
    const shopper = renderHeart()
    await shopper.click(heart())
    expect(await screen.findByText('Connection failed, please try again')).toBeTruthy()
    expect(isFull()).toBe(false)
    expect(posted).toEqual([])
  })

  test('fills again when removing fails, and shows why', async () => {
    isCustomer()
    holds(shirt)
    refuses('delete', 'user/wishlist', 500, errorsMessages.unexpected)
    const shopper = renderHeart()
    await waitFor(isFullNow)
    await shopper.click(heart())
    expect(await screen.findByText(errorsMessages.unexpected)).toBeTruthy()
    expect(isFull()).toBe(true)
  })

  test('of a product that is gone says so', async () => {
    isCustomer()
    holds()
    refuses('post', 'user/wishlist', 404, "This product doesn't exist.", 'NOT_FOUND')
    const shopper = renderHeart()
    await shopper.click(heart())
    expect(await screen.findByText("This product doesn't exist.")).toBeTruthy()
    expect(isFull()).toBe(false)
  })

  test('clicked on, off and on again ends in the last state, in that order', async () => {
    isCustomer()
    const { list } = holds()
    const calls: string[] = []
    const answered = anEvent()
    const add = () => {
      calls.push('add')
      list.user_wishlists = [shirt]
      return added
    }
    answers('post', 'user/wishlist', add, answered.event)
    answers('delete', 'user/wishlist', () => {
      calls.push('remove')
      list.user_wishlists = []
      return removed
    })
    const shopper = renderHeart()
    await shopper.click(heart())
    await waitFor(isFullNow)
    await shopper.click(heart())
    await shopper.click(heart())
    answered.happens()
    await waitFor(() => expect(calls).toEqual(['add', 'remove', 'add']))
    await waitFor(isFullNow)
  })

  test('of a guest makes no customer call: its form leads to the sign-in', async () => {
    isGuest()
    const shopper = renderHeart()
    await shopper.click(heart())
    await waitFor(() => expect(posted).toEqual([['/api/wishlist/add', '1001']]))
    expect(isFull()).toBe(false)
    expect(pageLoad.goTo).not.toHaveBeenCalled()
  })

  test('that is filled, in a browser whose session has ended, leads to the sign-in to remove it', async () => {
    let is_customer = true
    answers('get', 'session', () => ({ is_customer }))
    holds(shirt)
    const shopper = renderHeart()
    await waitFor(isFullNow)
    is_customer = false
    await shopper.click(heart())
    await waitFor(() => expect(posted).toEqual([['/api/wishlist/remove', '1001']]))
    expect(isFull()).toBe(true)
  })

  test('goes home in a session that the backend has ended', async () => {
    isCustomer()
    holds()
    refuses('post', 'user/wishlist', 401, 'Your session has ended.', 'UNAUTHORIZED')
    const shopper = renderHeart()
    await shopper.click(heart())
    await waitFor(() => expect(pageLoad.goTo).toHaveBeenCalledWith('/?notice=session-ended#notice'))
  })
})

describe("a product's wishlist button", () => {
  test('also shows its result inside a dialog, since toasts are behind it', async () => {
    isCustomer()
    holds()
    breaks('post', 'user/wishlist')
    const shopper = renderInShop(<WishlistButton productId={1001} isInDialog />)
    await shopper.click(screen.getByRole('button', { name: wish.add }))
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('Connection failed, please try again'),
    )
    expect(screen.getByRole('button', { name: 'Add To WishList' })).toBeTruthy()
  })
})

describe('the wishlist', () => {
  const items = () => within(screen.getByRole('main')).getAllByRole('listitem')
  const renderList = (...entries: WishlistEntry[]) =>
    renderInShop(
      <main>
        <WishlistView initialEntries={entries} />
      </main>,
    )
  const remove = (name: string) => screen.getByRole('button', { name: wishlist.removeItem(name) })
  const undo = (name: string) => screen.getByRole('button', { name: wishlist.undoRemoval(name) })

  test('links to products when empty', async () => {
    isCustomer()
    holds()
    renderList()
    expect(screen.getByText(wishlist.empty)).toBeTruthy()
    expect(screen.getByRole('link', { name: wishlist.emptyLink }).getAttribute('href')).toBe(
      '/products',
    )
  })

  test('says in words which products are sold out, and which left the catalogue, without a link', () => {
    isCustomer()
    const soldOut = aWish({ sizes: [{ size_code: 'M', size_name: 'M', is_available: false }] })
    const gone = { ...scarf, is_gone: true }
    holds(soldOut, gone)
    renderList(soldOut, gone)
    const [first, second] = items()
    expect(within(first ?? document.body).getByText('Sold out')).toBeTruthy()
    expect(within(second ?? document.body).getByText(wishlist.gone)).toBeTruthy()
    expect(within(second ?? document.body).queryByRole('link')).toBeNull()
  })

  test('removes a product in place, keeps the focus there, and can undo it', async () => {
    isCustomer()
    const { list } = holds(shirt, scarf)
    answers('delete', 'user/wishlist', () => {
      list.user_wishlists = [scarf]
      return removed
    })
    const calls = answers('post', 'user/wishlist', () => {
      list.user_wishlists = [shirt, scarf]
      return added
    })
    const shopper = renderList(shirt, scarf)
    await shopper.click(remove(shirt.product_name))
    expect(await screen.findByText(wishlist.removed(shirt.product_name))).toBeTruthy()
    expect(await screen.findByText(removed.message)).toBeTruthy()
    expect(document.activeElement).toBe(undo(shirt.product_name))
    expect(items()).toHaveLength(2)
    await screen.findByText(wishlist.count(1))
    await shopper.click(undo(shirt.product_name))
    expect(await screen.findByText(added.message)).toBeTruthy()
    expect(document.activeElement).toBe(remove(shirt.product_name))
    expect(calls[0]?.body).toEqual({ product_detail_id: 1001 })
    await screen.findByText(wishlist.count(2))
  })

  test('shows a product again when removing fails, and says why', async () => {
    isCustomer()
    holds(shirt, scarf)
    breaks('delete', 'user/wishlist')
    const shopper = renderList(shirt, scarf)
    await shopper.click(remove(scarf.product_name))
    expect(await screen.findByText('Connection failed, please try again')).toBeTruthy()
    expect(remove(scarf.product_name)).toBeTruthy()
    expect(screen.queryByText(wishlist.removed(scarf.product_name))).toBeNull()
  })

  test('shows products added elsewhere when the shopper returns', async () => {
    isCustomer()
    const { list } = holds(shirt)
    renderList(shirt)
    expect(items()).toHaveLength(1)
    list.user_wishlists = [scarf, shirt]
    window.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(items()).toHaveLength(2))
  })
})
