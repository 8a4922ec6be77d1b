import { requestGateway } from '#lib/api/browser.ts'
import { takePage, thisPage } from '#lib/api/page-owner.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { endBrowserSession, reloadForOtherOwner } from '#lib/session/browser/session-teardown.ts'

/** The part of the session that scripts can read. */
export interface SessionState {
  is_customer: boolean
  /** The owner of pages rendered now. */
  owner: string
}

/**
 * Fetches whether a customer is signed in, and makes them the owner of a page without one. Reloads another customer's page. Throws
 * ApiError.
 */
export async function fetchSessionState(): Promise<SessionState> {
  const state = await requestGateway<SessionState>({ call: 'GET session' })
  if (state.is_customer && !takePage(state.owner)) reloadForOtherOwner(queryClient())
  return state
}

/**
 * Leaves a page when its owner has signed out in another tab, or another customer has signed in there. Without an answer the page
 * stays: the gateway refuses its calls.
 */
export async function checkPageOwner(): Promise<void> {
  const { owner } = thisPage
  if (owner === null) return
  const state = await fetchSessionState().catch(() => null)
  if (state && !state.is_customer && state.owner !== owner)
    endBrowserSession('session-ended', queryClient())
}
