import { requestGateway } from '#lib/api/browser.ts'
import { takePage, thisPage } from '#lib/api/page-owner.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { endBrowserSession, reloadForOtherOwner } from '#lib/session/browser/session-teardown.ts'

/** The part of the session that scripts can read. */
export interface SessionState {
  is_customer: boolean
  /** The owner of the pages that are made now. */
  owner: string
}

/**
 * Fetches whether a customer is signed in, who becomes the owner of a page that had none. A page of another customer is
 * loaded again. Throws ApiError.
 */
export async function fetchSessionState(): Promise<SessionState> {
  const state = await requestGateway<SessionState>({ call: 'GET session' })
  if (state.is_customer && !takePage(state.owner)) reloadForOtherOwner(queryClient())
  return state
}

/**
 * Leaves a page whose owner has signed out in another tab or window, or is not the one who has signed in there. Without an
 * answer the page stays: the gateway refuses its calls.
 */
export async function checkPageOwner(): Promise<void> {
  const { owner } = thisPage
  if (owner === null) return
  const state = await fetchSessionState().catch(() => null)
  if (state && !state.is_customer && state.owner !== owner)
    endBrowserSession('session-ended', queryClient())
}
