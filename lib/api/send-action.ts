import type { Action } from '#lib/actions/action.ts'
import { requestGateway } from '#lib/api/browser.ts'
import { withDeviceLock } from '#lib/browser/with-tab-lock.ts'

const now = <Result>(run: () => Promise<Result>) => run()

/** Whether it needs no session: a 401 then means wrong credentials. */
const isEntry = ({ at }: Action) => at.startsWith('POST /api/session/')

/** Sends an action as JSON and returns its message. Throws ApiError; a 401 ends the session of an action that needs one. */
export async function sendAction(action: Action, body: object = {}): Promise<string> {
  const { at, call, guards, said } = action
  const takeTurn = guards?.includes('tabTurn') ? withDeviceLock : now
  const sessionEnd = isEntry(action) ? undefined : 'session-ended'
  const sent = { call: at.replace('/api/', ''), body, sessionEnd } as const
  const { message } = await takeTurn(() => requestGateway<{ message?: string }>(sent))
  // A contract call at the same path returns its own message.
  return (sent.call === call && said) || (message ?? '')
}
