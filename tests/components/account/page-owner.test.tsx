import { aCart } from '@etalase/testkit/builders.ts'
import { act, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { PageOwner } from '#components/account/page-owner.tsx'
import { OwnForm, OwnLink } from '#components/ui/own-form.tsx'
import { callGateway } from '#lib/api/browser.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { fetchSessionState } from '#lib/api/session-state.ts'
import { pageLoad } from '#lib/session/browser/page-load.ts'
import { errorsMessages } from '#messages/errors.ts'
import { answers, hasCart, refuses } from '#tests/support/gateway-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

beforeEach(() => {
  hasCart(aCart())
  window.history.replaceState(null, '', '/account/shipping-address/7')
})

const pageOf = (owner: string) =>
  renderInShop(
    <PageOwner owner={owner}>
      <OwnForm action="/api/user/profile" aria-label="profile" />
      <OwnLink href="/api/account-data?page=/account" className="">
        Download
      </OwnLink>
    </PageOwner>,
  )

const sessionIs = (owner: string) =>
  answers('get', 'session', { is_customer: owner !== 'guest', owner })

const show = () => act(() => document.dispatchEvent(new Event('visibilitychange')))

const isLoadedAgain = () =>
  waitFor(() => expect(pageLoad.goTo).toHaveBeenCalledWith('/account#session-changed'))

describe("a customer's page", () => {
  test('names its customer in its calls, forms and links', async () => {
    pageOf('sari')
    const calls = answers('post', 'user/newsletter/subscribe', { message: 'Done.' })
    await callGateway('POST user/newsletter/subscribe', { body: {} })
    expect(calls[0]?.headers.get('x-page-owner')).toBe('sari')
    const form = document.querySelector('form[aria-label="profile"]')
    expect(form?.getAttribute('action')).toBe('/api/user/profile?owner=sari')
    expect(document.querySelector('a[href$="owner=sari"]')?.getAttribute('href')).toBe(
      '/api/account-data?page=/account&owner=sari',
    )
  })

  test('reloads when the gateway refuses one of its calls, and drops its data', async () => {
    pageOf('sari')
    sessionStorage.setItem('payment-result', '{}')
    queryClient().setQueryData(['orders'], ['secret'])
    refuses('post', 'user/profile', 409, errorsMessages.sessionChanged, 'SESSION_CHANGED')
    const body = { name: 'Sari', gender: 'FEMALE', email: 'sari@example.com' } as const
    await expect(callGateway('POST user/profile', { body })).rejects.toThrow()
    await isLoadedAgain()
    expect(sessionStorage.length).toBe(0)
    expect(queryClient().getQueryData(['orders'])).toBeUndefined()
  })

  test('is left at once when another customer signs in in another tab', async () => {
    pageOf('sari')
    sessionIs('budi')
    const otherTab = new BroadcastChannel('session')
    otherTab.postMessage('signed-in')
    await isLoadedAgain()
    otherTab.close()
  })

  test('is left when it regains focus after another customer has signed in', async () => {
    pageOf('sari')
    sessionIs('budi')
    show()
    await isLoadedAgain()
  })

  test('reloads with its query, unless it shows a single order or address', async () => {
    window.history.replaceState(null, '', '/checkout/steps?step=2')
    pageOf('sari')
    sessionIs('budi')
    show()
    await waitFor(() =>
      expect(pageLoad.goTo).toHaveBeenCalledWith('/checkout/steps?step=2#session-changed'),
    )
  })

  test('is left when it regains focus after the customer has signed out', async () => {
    pageOf('sari')
    sessionIs('guest')
    show()
    await waitFor(() => expect(pageLoad.goTo).toHaveBeenCalledWith('/?notice=session-ended#notice'))
  })

  test('stays when its customer signs in again, or the session cannot be loaded', async () => {
    pageOf('sari')
    const calls = sessionIs('sari')
    show()
    await waitFor(() => expect(calls).toHaveLength(1))
    refuses('get', 'session', 503, 'Down.')
    show()
    await expect(fetchSessionState()).rejects.toThrow()
    expect(pageLoad.goTo).not.toHaveBeenCalled()
  })

  test("reloads fully when reached from another customer's page", async () => {
    sessionIs('sari')
    await fetchSessionState()
    pageOf('budi')
    await isLoadedAgain()
  })
})

describe('a page that is the same for everyone', () => {
  test('has no owner for a guest, whose first add to the cart works after a sign-in elsewhere', async () => {
    renderInShop(<p>Any page</p>)
    sessionIs('guest')
    await fetchSessionState()
    const calls = answers('post', 'cart', { message: 'Added.' })
    await callGateway('POST cart', { body: { product_detail_id: 1, size: 'M', qty: 1 } })
    expect(calls[0]?.headers.get('x-page-owner')).toBeNull()
  })

  test('reloads the session when a customer signs in in another tab', async () => {
    renderInShop(<p>Any page</p>)
    const reset = vi.spyOn(queryClient(), 'resetQueries')
    const otherTab = new BroadcastChannel('session')
    otherTab.postMessage('signed-in')
    await waitFor(() => expect(reset).toHaveBeenCalled())
    expect(pageLoad.goTo).not.toHaveBeenCalled()
    otherTab.close()
  })
})

test('a page being left keeps the reason in its address for the next page, even when its shell comes late', () => {
  window.history.replaceState(null, '', '/account#session-changed')
  pageLoad.isLeaving = true
  onTestFinished(() => {
    pageLoad.isLeaving = false
  })
  renderInShop(<p>Any page</p>)
  expect(window.location.hash).toBe('#session-changed')
})

test('a reloaded page shows the reason once', async () => {
  window.history.replaceState(null, '', '/account#session-changed')
  renderInShop(<p>Any page</p>)
  await waitFor(() => expect(document.body.textContent).toContain(errorsMessages.sessionChanged))
  expect(window.location.hash).toBe('')
})
