import { checkoutKeys } from '#lib/browser/checkout-keys.ts'
import { pageLoad } from '#lib/session/browser/page-load.ts'
import { type HomeNotice, homeWith, sessionChangedHash } from '#lib/session/session-ended.ts'

type Reason = 'signed-out' | HomeNotice

/** A cache of personal data in the memory of the tab: the query client. */
interface ClearableCache {
  clear: () => void
}

let openChannel: BroadcastChannel | undefined

/** One channel for sending and receiving: a channel does not receive its own messages, so each tab leaves once. */
function channel(): BroadcastChannel {
  openChannel ??= new BroadcastChannel('session')
  return openChannel
}

/** Clears a storage but for the keys in `kept`. */
function clearStorage(storage: () => Storage, kept: readonly string[] = []): void {
  try {
    for (const key of Object.keys(storage())) if (!kept.includes(key)) storage().removeItem(key)
  } catch {
    console.warn('This browser does not let its storage be cleared')
  }
}

/** Whether this page is navigating to the sign-in. A call in flight then gets a 401 that must not end the session again. */
let isSigningOut = false

function clearAndLeave(reason: Reason, cache: ClearableCache): void {
  const isSignOut = reason === 'signed-out'
  if (isSigningOut && !isSignOut) return
  // A customer who signs in again continues the checkout; typed text is sealed for them alone (lib/gateway/sealed-drafts.ts).
  clearStorage(() => localStorage, isSignOut ? [] : Object.values(checkoutKeys))
  clearStorage(() => sessionStorage)
  cache.clear()
  pageLoad.goTo(reason === 'signed-out' ? '/sign-in' : homeWith(reason))
}

/**
 * Clears the browser's storage and the cache, and leaves the page by a full load. The other tabs, which
 * share the session, do the same.
 */
export function endBrowserSession(reason: Reason, cache: ClearableCache): void {
  channel().postMessage(reason === 'signed-out' ? reason : 'session-ended')
  clearAndLeave(reason, cache)
}

/**
 * Signs out by a call to the server, then clears the browser's storage and the cache, and loads the sign-in, here and in
 * the other tabs. Throws what the call throws; nothing is cleared then.
 */
export async function signOutBrowser(
  send: () => Promise<unknown>,
  cache: ClearableCache,
): Promise<void> {
  isSigningOut = true
  const reset = () => {
    isSigningOut = false
  }
  // A page restored from the back/forward cache is no longer navigating.
  addEventListener('pageshow', reset, { once: true })
  try {
    await send()
    endBrowserSession('signed-out', cache)
  } catch (error) {
    reset()
    throw error
  }
}

/** Reloads the page for the customer signed in now, with a notice; nothing of the previous owner stays. */
export function reloadForOtherOwner(cache: ClearableCache): void {
  clearStorage(() => sessionStorage)
  cache.clear()
  const { pathname, search } = window.location
  // The previous owner's order or address does not exist for this one.
  const path = pathname.startsWith('/account/') ? '/account' : pathname + search
  pageLoad.goTo(path + sessionChangedHash)
}

const signedIn = 'signed-in'

/** Notifies the shop's other tabs that somebody has signed in. */
export const announceSignIn = (): void => channel().postMessage(signedIn)

/** Lets the shop's other tabs clear what they show: the server has signed the customer out by a form of this one. */
export const announceSignOut = (): void => channel().postMessage('signed-out' satisfies Reason)

const isReason = (message: unknown): message is 'signed-out' | 'session-ended' =>
  message === 'signed-out' || message === 'session-ended'

/** Ends the session in this tab when another tab ends it, and runs `onSignIn` when somebody signs in there. Gives the clean-up. */
export function followSession(cache: ClearableCache, onSignIn: () => void): () => void {
  const follow = ({ data }: MessageEvent<unknown>) => {
    if (isReason(data)) clearAndLeave(data, cache)
    if (data === signedIn) onSignIn()
  }
  channel().addEventListener('message', follow)
  return () => channel().removeEventListener('message', follow)
}
