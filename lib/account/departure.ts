import { goTo } from '#lib/account/go-to.ts'
import { sessionEndedPath } from '#lib/account/session-ended.ts'
import { queryClient } from '#lib/api/query-client.ts'

type Reason = 'signed-out' | 'session-ended'

const destinations: Readonly<Record<Reason, string>> = {
  'signed-out': '/sign-in',
  'session-ended': sessionEndedPath,
}

const channelName = 'session'

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
  goTo(destinations[reason])
}

/** Clears all that this browser keeps for us, and leaves by a full load; who signs out takes the other tabs along. */
export function depart(reason: Reason): void {
  if (reason === 'signed-out') {
    const channel = new BroadcastChannel(channelName)
    channel.postMessage(reason)
    channel.close()
  }
  leave(reason)
}

/** Leaves when another tab has signed out; gives what ends the waiting. */
export function followSignOut(): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', () => leave('signed-out'))
  return () => channel.close()
}
