import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type SyntheticEvent, useState } from 'react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { Disclosure } from '#components/ui/disclosure.tsx'
import { Drawer } from '#components/ui/drawer.tsx'

function Page() {
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const swap = () => {
    setOpen(false)
    setAsking(true)
  }
  // Like the router's link, after which the router writes to the history.
  const follow = (event: SyntheticEvent) => {
    event.preventDefault()
    setOpen(false)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <a href="/stores">Stores</a>
      <Drawer isOpen={isOpen} title="Cart" closeLabel="Close" onClose={() => setOpen(false)}>
        <button type="button" onClick={() => setAsking(true)}>
          Remove
        </button>
        <button type="button" onClick={swap}>
          Remove all
        </button>
        <a href="/cart" onClick={follow}>
          Elsewhere
        </a>
      </Drawer>
      <ConfirmDialog
        isOpen={isAsking}
        question="Sure?"
        text="It goes."
        yes="Yes"
        no="No"
        onYes={() => setOpen(false)}
        onClose={() => setAsking(false)}
      />
      <Disclosure summary="Menu" summaryClassName="" className="">
        <form action="/search" aria-label="Search">
          <button type="submit" name="search" value="batik">
            Search
          </button>
        </form>
      </Disclosure>
    </>
  )
}

const before = '/before'
const here = '/products'

const dialogs = () => screen.queryAllByRole('dialog').length
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Navigates the history as a shopper does, until the page has this URL. */
async function go(by: 'back' | 'forward', to: string): Promise<void> {
  await act(async () => history[by]())
  await waitFor(() => expect(location.pathname + location.search).toBe(to))
}

/** Waits until the history entry is the page's own, not a panel's. */
const isPageEntry = () => waitFor(() => expect(history.state).toEqual({ page: here }))

/** Records the traversals that the router sees. */
const routerHears = vi.fn()

beforeEach(() => {
  history.pushState({ page: before }, '', before)
  history.pushState({ page: here }, '', here)
  render(<Page />)
  routerHears.mockClear()
  addEventListener('popstate', routerHears)
})
afterEach(() => removeEventListener('popstate', routerHears))

describe('Back', () => {
  test('closes an open drawer and stays on the page, without the router; the next Back leaves', async () => {
    await press('Open')
    await go('back', here)
    await waitFor(() => expect(dialogs()).toBe(0))
    expect(routerHears).not.toHaveBeenCalled()
    await go('back', before)
    expect(routerHears).toHaveBeenCalledOnce()
  })

  test('closes only the topmost layer, then the one below', async () => {
    await press('Open')
    await press('Remove')
    await go('back', here)
    await waitFor(() => expect(dialogs()).toBe(1))
    await go('back', here)
    await waitFor(() => expect(dialogs()).toBe(0))
    await go('back', before)
  })

  test('closes a menu', async () => {
    await userEvent.click(screen.getByText('Menu'))
    const menu = screen.getByRole('group')
    await waitFor(() => expect(history.state).toHaveProperty('openPanels', 1))
    await go('back', here)
    await waitFor(() => expect(menu).toHaveProperty('open', false))
    await go('back', before)
  })

  test('keeps the address that the page has set below an open drawer', async () => {
    await press('Open')
    history.replaceState(history.state, '', `${here}?page=2`)
    await go('back', `${here}?page=2`)
    await waitFor(() => expect(dialogs()).toBe(0))
    expect(history.state).toEqual({ page: here })
    await go('back', before)
  })

  test('leaves at once when a button closed the drawer: its history entry is gone', async () => {
    await press('Open')
    await press('Close')
    await isPageEntry()
    await go('back', before)
  })

  test('leaves at once when one dialog has replaced another', async () => {
    await press('Open')
    await press('Remove all')
    expect(dialogs()).toBe(1)
    await press('No')
    await isPageEntry()
    await go('back', before)
  })

  test('returns from a page that a link in the drawer opened, with the drawer closed', async () => {
    await press('Open')
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
    history.pushState({ page: '/cart' }, '', '/cart')
    await go('back', here)
    expect(history.state).toEqual({ page: here })
    expect(dialogs()).toBe(0)
  })
})

test('Forward does not reopen what Back closed, and one Back then leaves', async () => {
  await press('Open')
  await go('back', here)
  await waitFor(() => expect(dialogs()).toBe(0))
  await act(async () => history.forward())
  await waitFor(() => expect(history.state).toHaveProperty('openPanels', 1))
  expect(dialogs()).toBe(0)
  await go('back', before)
})

test("a navigation is not lost while a closed drawer's history entry is being removed", async () => {
  const out = vi.spyOn(history, 'go')
  await press('Open')
  await press('Close')
  await waitFor(() => expect(out).toHaveBeenCalledOnce())
  out.mockRestore()
  history.pushState({ page: '/cart' }, '', '/cart')
  await waitFor(() => expect(location.pathname).toBe('/cart'))
  await go('back', here)
  expect(history.state).toEqual({ page: here })
})

test("a link clicked while a closed drawer's history entry is being removed is followed afterwards", async () => {
  const followed: unknown[] = []
  const browser = (event: MouseEvent) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLAnchorElement)) return
    event.preventDefault()
    followed.push(history.state)
  }
  addEventListener('click', browser)
  const out = vi.spyOn(history, 'go').mockReturnValue()
  await press('Open')
  await press('Close')
  await waitFor(() => expect(out).toHaveBeenCalledOnce())
  out.mockRestore()
  screen.getByRole('link', { name: 'Stores' }).click()
  expect(followed).toEqual([])
  history.go(-1)
  await waitFor(() => expect(followed).toEqual([{ page: here }]))
  removeEventListener('click', browser)
})

test('a form submitted from a menu is sent unchanged once the menu has left the history', async () => {
  const sent: unknown[] = []
  const browser = (event: SubmitEvent) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    const data = new FormData(screen.getByRole('form'), event.submitter)
    sent.push([history.state, data.get('search')])
  }
  addEventListener('submit', browser)
  const menu = screen.getByRole('group')
  await userEvent.click(screen.getByText('Menu'))
  await waitFor(() => expect(history.state).toHaveProperty('openPanels', 1))
  await press('Search')
  await waitFor(() => expect(sent).toEqual([[{ page: here }, 'batik']]))
  removeEventListener('submit', browser)
  expect(menu).toHaveProperty('open', false)
})

test('the timeout for removing one history entry does not end the next removal: the page stays', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const openAndClose = () => {
    for (const name of ['Open', 'Close']) act(() => screen.getByRole('button', { name }).click())
  }
  openAndClose()
  await expect.poll(() => history.state).toEqual({ page: here })
  const out = vi.spyOn(history, 'go').mockReturnValue()
  openAndClose()
  vi.advanceTimersByTime(995)
  expect(out).toHaveBeenCalledOnce()
  out.mockRestore()
  history.go(-1)
  await expect.poll(() => history.state).toEqual({ page: here })
})

test('a link in the drawer to the current page leaves no history entry', async () => {
  await press('Open')
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  history.replaceState({ page: here }, '', here)
  await isPageEntry()
  await go('back', before)
})
