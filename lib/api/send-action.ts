import type { Action } from '#lib/actions/action.ts'
import { requestGateway } from '#lib/api/browser.ts'
import { withDeviceLock } from '#lib/browser/with-tab-lock.ts'

const now = <Result>(run: () => Promise<Result>) => run()

/** Whether it needs no session: a 401 then says that what was typed is wrong. */
const isEntry = ({ at }: Action) => at.startsWith('POST /api/session/')

/** Sends an action as JSON, and gives what there is to say. Throws ApiError; a 401 ends the session of who should be signed in. */
export async function sendAction(action: Action, body: object = {}): Promise<string> {
  const { at, call, guards, said } = action
  const takeTurn = guards?.includes('tabTurn') ? withDeviceLock : now
  const sessionEnd = isEntry(action) ? undefined : 'session-ended'
  const sent = { call: at.replace('/api/', ''), body, sessionEnd } as const
  const { message } = await takeTurn(() => requestGateway<{ message?: string }>(sent))
  // The call of the contract at the same address has words of its own.
  return (sent.call === call && said) || (message ?? '')
}
