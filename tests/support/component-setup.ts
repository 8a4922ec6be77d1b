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

/** All timers that the page started. One of a toast that leaves ends after its page, and needs the page's window. */
const timers = new Set<NodeJS.Timeout>()
const { setTimeout } = globalThis
globalThis.setTimeout = new Proxy(setTimeout, {
  apply(target, self, args) {
    const timer = Reflect.apply(target, self, args)
    timers.add(timer)
    return timer
  },
})

/** The shop keeps what is typed, also while a test ends. */
const answerSealedDrafts = () => backendStub.use(...sealedDraftHandlers(window.location.origin))

beforeAll(() => {
  backendStub.listen({ onUnhandledFrame: 'error' })
  answerSealedDrafts()
})

/** jsdom cannot leave a page: where the shop would go is recorded instead. */
beforeEach(() => {
  vi.spyOn(pageLoad, 'goTo').mockReturnValue()
})

const turn = () => new Promise((resolve) => setTimeout(resolve, 0))

/** A panel that closes goes back in the history; until it is there, what a test writes into the history waits. */
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
  // The next test is another page.
  window.dispatchEvent(new Event('pageshow'))
  thisPage.owner = null
  toast.dismiss()
  // A cleared query would still try again, in another test.
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

// jsdom has no modal dialogs and no scrolling: the least that makes them observable.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}
window.scrollTo = () => {}
// React reports elements that the browser does not know; jsdom does not know <search>.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  get() {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement'
  },
})
Element.prototype.scrollIntoView = () => {}
