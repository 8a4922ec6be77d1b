import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { pageLoad } from '#lib/session/browser/page-load.ts'
import { endBrowserSession, signOutBrowser } from '#lib/session/browser/session-teardown.ts'

const cache = { clear: vi.fn() }
let goTo: MockInstance<typeof pageLoad.goTo>

beforeEach(() => {
  goTo = vi.spyOn(pageLoad, 'goTo').mockImplementation(() => {})
  localStorage.setItem('kept', 'a name')
})

test('a failed sign-out clears nothing, and the session can still end', async () => {
  const refused = signOutBrowser(() => Promise.reject(new Error('offline')), cache)
  await expect(refused).rejects.toThrow('offline')
  expect(localStorage.getItem('kept')).toBe('a name')
  expect(goTo).not.toHaveBeenCalled()
  endBrowserSession('session-ended', cache)
  expect(goTo).toHaveBeenCalledOnce()
})

test('a sign-out clears storage and cache, and a later 401 does not end the session again', async () => {
  await signOutBrowser(async () => {}, cache)
  expect([localStorage.length, cache.clear.mock.calls.length]).toEqual([0, 1])
  endBrowserSession('session-ended', cache)
  expect(goTo.mock.calls).toEqual([['/sign-in']])
})

test('a page restored from the cache after a sign-out can end its session', async () => {
  await signOutBrowser(async () => {}, cache)
  window.dispatchEvent(new Event('pageshow'))
  endBrowserSession('session-ended', cache)
  expect(goTo).toHaveBeenCalledTimes(2)
})
