import { afterEach, expect, test, vi } from 'vitest'
import { pageLoad } from '#lib/session/browser/page-load.ts'

afterEach(() => vi.unstubAllGlobals())

/** Returns how the browser navigates from `/cart?a=1` to a path. */
function goTo(path: string) {
  const { href, pathname, search } = new URL('http://shop.test/cart?a=1')
  const [assign, reload] = [vi.fn(), vi.fn()]
  vi.stubGlobal('window', { location: { href, pathname, search, assign, reload } })
  pageLoad.goTo(path)
  return { assigned: assign.mock.calls, reloads: reload.mock.calls.length }
}

test('the same page with a hash is fully loaded, which a browser does not do by itself', () => {
  expect(goTo('/cart?a=1#session-changed')).toEqual({
    assigned: [['/cart?a=1#session-changed']],
    reloads: 1,
  })
})

test.each(['/account#session-changed', '/cart?a=2#session-changed', '/cart#x', '/cart?a=1'])(
  '%s is loaded once',
  (path) => {
    expect(goTo(path)).toEqual({ assigned: [[path]], reloads: 0 })
  },
)
