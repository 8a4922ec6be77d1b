import { pageLoad } from '#lib/session/browser/page-load.ts'
import { sessionEndedPath } from '#lib/session/session-ended.ts'

type Reason = 'signed-out' | 'session-ended'

/** A cache of personal data in the memory of the tab: the query client. */
interface ClearableCache {
  clear: () => void
}

const destinations: Readonly<Record<Reason, string>> = {
  'signed-out': '/sign-in',
  'session-ended': sessionEndedPath,
}

let openChannel: BroadcastChannel | undefined

/** One channel for sending and receiving: a channel does not receive its own messages, so each tab leaves once. */
function channel(): BroadcastChannel {
  openChannel ??= new BroadcastChannel('session')
  return openChannel
}

function clearStorage(storage: () => Storage): void {
  try {
    storage().clear()
  } catch {
    console.warn('This browser does not let its storage be cleared')
  }
}

function clearAndLeave(reason: Reason, cache: ClearableCache): void {
  clearStorage(() => localStorage)
  clearStorage(() => sessionStorage)
  cache.clear()
  pageLoad.goTo(destinations[reason])
}

/**
 * Clears the browser's storage and the cache, and leaves the page by a full load. The other tabs, which
 * share the session, do the same.
 */
export function endBrowserSession(reason: Reason, cache: ClearableCache): void {
  channel().postMessage(reason)
  clearAndLeave(reason, cache)
}

const isReason = (message: unknown): message is Reason =>
  message === 'signed-out' || message === 'session-ended'

/** Ends the session in this tab when another tab ends it. Gives the function that removes the listener. */
export function followSessionEnd(cache: ClearableCache): () => void {
  const follow = ({ data }: MessageEvent<unknown>) => {
    if (isReason(data)) clearAndLeave(data, cache)
  }
  channel().addEventListener('message', follow)
  return () => channel().removeEventListener('message', follow)
}
