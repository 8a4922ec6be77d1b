import type { Action } from '#lib/actions/action.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { requestGateway } from '#lib/api/browser.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { withDeviceLock } from '#lib/browser/with-tab-lock.ts'
import { endBrowserSession } from '#lib/session/browser/session-teardown.ts'

const now = <Result>(run: () => Promise<Result>) => run()

/** Whether it needs no session: a 401 then says that what was typed is wrong. */
const isEntry = ({ at }: Action) => at.startsWith('POST /api/session/')

/**
 * Sends an action as JSON, and gives what there is to say. Throws ApiError. A 401 to who should be signed in means that the session
 * has ended: the browser's storage is cleared and the home page loads with a notice (spec §8).
 */
export async function sendAction(action: Action, body: object = {}): Promise<string> {
  const { at, call, guards, said } = action
  const takeTurn = guards?.includes('tabTurn') ? withDeviceLock : now
  const sent = { call: at.replace('/api/', ''), body }
  try {
    const { message } = await takeTurn(() => requestGateway<{ message?: string }>(sent))
    // The call of the contract at the same address has words of its own.
    return (sent.call === call && said) || (message ?? '')
  } catch (error) {
    if (error instanceof ApiError && error.status === 401 && !isEntry(action))
      endBrowserSession('session-ended', queryClient())
    throw error
  }
}
