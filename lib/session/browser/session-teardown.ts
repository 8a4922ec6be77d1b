import { checkoutKeys } from '#lib/browser/checkout-keys.ts'
import { pageLoad } from '#lib/session/browser/page-load.ts'
import { type HomeNotice, homeWith, sessionChangedHash } from '#lib/session/session-ended.ts'

type Reason = 'signed-out' | HomeNotice

/** A cache of personal data in the tab's memory: the query client. */
interface ClearableCache {
  clear: () => void
}

let openChannel: BroadcastChannel | undefined

/** Returns the one channel for sending and receiving: it doesn't receive its own messages, so each tab leaves once. */
function channel(): BroadcastChannel {
  openChannel ??= new BroadcastChannel('session')
  return openChannel
}

/** Clears a storage except the keys in `kept`. */
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
  // A customer who signs in again continues the checkout; typed text is sealed for that customer only (lib/gateway/sealed-drafts.ts).
  clearStorage(() => localStorage, isSignOut ? [] : Object.values(checkoutKeys))
  clearStorage(() => sessionStorage)
  cache.clear()
  pageLoad.goTo(reason === 'signed-out' ? '/sign-in' : homeWith(reason))
}

/** Clears the browser's storage and the cache, and leaves the page by a full load. The other tabs share the session and do the same. */
export function endBrowserSession(reason: Reason, cache: ClearableCache): void {
  channel().postMessage(reason === 'signed-out' ? reason : 'session-ended')
  clearAndLeave(reason, cache)
}

/**
 * Signs out by a call to the server, then clears the browser's storage and the cache, and loads the sign-in, in this tab and the
 * others. Rethrows a failed call's error; nothing is cleared then.
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

/** Reloads the page for the customer signed in now, with a notice; clears all data of the previous owner. */
export function reloadForOtherOwner(cache: ClearableCache): void {
  clearStorage(() => sessionStorage)
  cache.clear()
  const { pathname, search } = window.location
  // The previous owner's order or address doesn't exist for the new one.
  const path = pathname.startsWith('/account/') ? '/account' : pathname + search
  pageLoad.goTo(path + sessionChangedHash)
}

const signedIn = 'signed-in'

/** Notifies the shop's other tabs of a sign-in. */
export const announceSignIn = (): void => channel().postMessage(signedIn)

/** Makes the shop's other tabs clear their data: a form of this tab signed the customer out on the server. */
export const announceSignOut = (): void => channel().postMessage('signed-out' satisfies Reason)

const isReason = (message: unknown): message is 'signed-out' | 'session-ended' =>
  message === 'signed-out' || message === 'session-ended'

/** Ends the session in this tab when another tab ends it, and runs `onSignIn` after a sign-in there. Returns the clean-up. */
export function followSession(cache: ClearableCache, onSignIn: () => void): () => void {
  const follow = ({ data }: MessageEvent<unknown>) => {
    if (isReason(data)) clearAndLeave(data, cache)
    if (data === signedIn) onSignIn()
  }
  channel().addEventListener('message', follow)
  return () => channel().removeEventListener('message', follow)
}
