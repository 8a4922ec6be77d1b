import { backendStub } from '@etalase/testkit/backend-stub.ts'
import { cleanup, configure } from '@testing-library/react'
import { toast } from 'sonner'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { myStoreState } from '#components/stores/use-my-store.ts'
import { closeCartDrawer } from '#components/ui/shell-state.ts'
import { wishlistState } from '#components/wishlist-button/wishlist-state.ts'
import { thisPage } from '#lib/api/page-owner.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { pageLoad } from '#lib/session/browser/page-load.ts'
import { patience } from '#tests/support/patience.ts'
import { sealedDraftHandlers, sealedDrafts } from '#tests/support/sealed-drafts-stub.ts'

configure({ asyncUtilTimeout: patience })

/** All timers that the page started. A toast's exit timer outlives its page but still needs the page's window. */
const timers = new Set<NodeJS.Timeout>()
const { setTimeout } = globalThis
globalThis.setTimeout = new Proxy(setTimeout, {
  apply(target, self, args) {
    const timer = Reflect.apply(target, self, args)
    timers.add(timer)
    return timer
  },
})

/** Stubs the routes that store drafts, which the shop may still call while a test ends. */
const answerSealedDrafts = () => backendStub.use(...sealedDraftHandlers(window.location.origin))

beforeAll(() => {
  backendStub.listen({ onUnhandledFrame: 'error' })
  answerSealedDrafts()
})

/** jsdom can't navigate: records where the shop would go. */
beforeEach(() => {
  vi.spyOn(pageLoad, 'goTo').mockReturnValue()
})

const turn = () => new Promise((resolve) => setTimeout(resolve, 0))

/** Waits until closing panels have gone back in history; they delay the test's own history writes. */
async function endHistory(): Promise<void> {
  await turn()
  await turn()
  window.history.replaceState({ isEnd: true }, '')
  while (!Object(window.history.state).isEnd) await turn()
  History.prototype.replaceState.call(window.history, null, '')
}

afterEach(async () => {
  cleanup()
  await endHistory()
  // The next test acts as a new page.
  window.dispatchEvent(new Event('pageshow'))
  thisPage.owner = null
  toast.dismiss()
  // Clearing a query doesn't stop its retries, which would run in another test.
  await queryClient().cancelQueries()
  queryClient().clear()
  closeCartDrawer()
  wishlistState.set(wishlistState.initial)
  myStoreState.set(myStoreState.initial)
  backendStub.resetHandlers()
  answerSealedDrafts()
  sealedDrafts.clear()
  localStorage.clear()
  sessionStorage.clear()
})

afterAll(() => {
  backendStub.close()
  globalThis.setTimeout = setTimeout
  for (const timer of timers) clearTimeout(timer)
})

// jsdom lacks modal dialogs and scrolling: the minimum that makes them observable.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}
window.scrollTo = () => {}
// React reports elements unknown to the browser, and jsdom doesn't know <search>.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  get() {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement'
  },
})
Element.prototype.scrollIntoView = () => {}
