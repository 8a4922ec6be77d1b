import { queryClient } from '#lib/api/query-client.ts'
import { pageLoad } from '#lib/session/browser/page-load.ts'
import { sessionEndedPath } from '#lib/session/session-ended.ts'

type Reason = 'signed-out' | 'session-ended'

const destinations: Readonly<Record<Reason, string>> = {
  'signed-out': '/sign-in',
  'session-ended': sessionEndedPath,
}

let opened: BroadcastChannel | undefined

/** One for telling and hearing: a channel does not hear itself, so a tab leaves once. */
function channel(): BroadcastChannel {
  opened ??= new BroadcastChannel('session')
  return opened
}

function clearStorage(storage: () => Storage): void {
  try {
    storage().clear()
  } catch {
    console.warn('This browser does not let its storage be cleared')
  }
}

function leave(reason: Reason): void {
  clearStorage(() => localStorage)
  clearStorage(() => sessionStorage)
  queryClient().clear()
  pageLoad.goTo(destinations[reason])
}

/** Clears all that this browser keeps for us, and leaves by a full load; the other tabs, which share the session, come along. */
export function endBrowserSession(reason: Reason): void {
  channel().postMessage(reason)
  leave(reason)
}

const isReason = (message: unknown): message is Reason =>
  message === 'signed-out' || message === 'session-ended'

function follow({ data }: MessageEvent<unknown>): void {
  if (isReason(data)) leave(data)
}

/** Leaves when another tab departs, for the same place; gives what ends the waiting. */
export function followSessionEnd(): () => void {
  channel().addEventListener('message', follow)
  return () => channel().removeEventListener('message', follow)
}
