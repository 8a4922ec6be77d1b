import { cleanup } from '@testing-library/react'
import { toast } from 'sonner'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { closeCartDrawer } from '#components/shell/shell-state.ts'
import { wishlistState } from '#components/wishlist/wishlist-state.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { pageLoad } from '#lib/session/browser/page-load.ts'
import { backendStub } from '#tests/support/backend-stub.ts'

beforeAll(() => backendStub.listen({ onUnhandledFrame: 'error' }))

/** jsdom cannot leave a page: where the shop would go is recorded instead. */
beforeEach(() => {
  vi.spyOn(pageLoad, 'goTo').mockReturnValue()
})

afterEach(() => {
  cleanup()
  toast.dismiss()
  queryClient().clear()
  closeCartDrawer()
  wishlistState.set(wishlistState.initial)
  backendStub.resetHandlers()
  localStorage.clear()
  sessionStorage.clear()
})

afterAll(async () => {
  backendStub.close()
  await leavingToasts()
})

/** A toast on its way out reaches for the window 200 ms later, also when its page has gone: it must still be there. */
function leavingToasts() {
  return new Promise((resolve) => setTimeout(resolve, 250))
}

// jsdom has no modal dialogs and no scrolling: the least that makes them observable.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}
window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}
