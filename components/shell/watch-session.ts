import { toastProblem } from '#components/ui/toasts.ts'
import { thisPage } from '#lib/api/page-owner.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { checkPageOwner } from '#lib/api/session-state.ts'
import { pageLoad } from '#lib/session/browser/page-load.ts'
import { followSession } from '#lib/session/browser/session-teardown.ts'
import { sessionChangedHash } from '#lib/session/session-ended.ts'
import { errorsMessages } from '#messages/errors.ts'

/** Refetches the session state and the cart on a page without customer data; checks the owner of other pages. */
const onSignIn = () =>
  void (thisPage.owner === null ? queryClient().resetQueries() : checkPageOwner())

const onVisible = () => {
  if (document.visibilityState === 'visible') void checkPageOwner()
}

const onShow = ({ persisted }: PageTransitionEvent) => {
  if (!persisted) return
  pageLoad.isLeaving = false
  void checkPageOwner()
}

/**
 * Says why the page was reloaded: once, even after another reload. The shell may mount while its page is being left, in which case the hash
 * is for the next page.
 */
function sayWhatChanged(): void {
  if (pageLoad.isLeaving || window.location.hash !== sessionChangedHash) return
  void toastProblem(errorsMessages.sessionChanged)
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search)
}

/**
 * Leaves the page when its customer signs out or another one signs in: at once if another tab reports it, else when the page becomes
 * visible again. Returns the clean-up function.
 */
export function watchSession(): () => void {
  sayWhatChanged()
  const unfollow = followSession(queryClient(), onSignIn)
  document.addEventListener('visibilitychange', onVisible)
  window.addEventListener('pageshow', onShow)
  return () => {
    unfollow()
    document.removeEventListener('visibilitychange', onVisible)
    window.removeEventListener('pageshow', onShow)
  }
}
