import type { Adapter } from '#adapter.ts'
import { type EngineCustomer, findCustomer, updateCustomer } from '#customer/engine-customer.ts'
import type { Customer } from '#customer/session.ts'

/** Maximum number of ended sessions that are remembered; older ones have expired by then. */
const maxEnded = 100

/** Ends one session of a customer. Keeps sessions ended that were ended concurrently. */
export const endSession = (
  { engine, locks }: Pick<Adapter, 'engine' | 'locks'>,
  { id, sessionId }: Customer,
): Promise<void> =>
  locks.run(id, async () => {
    const account = await findCustomer(engine, id)
    if (!account) return
    const ended = [...(account.metadata.adapter_ended ?? []), sessionId].slice(-maxEnded)
    await updateCustomer(engine, account, { adapter_ended: ended })
  })

/** Ends this session of a customer, and all sessions that began before `from`. */
export const endAllSessions = (
  { engine, locks }: Pick<Adapter, 'engine' | 'locks'>,
  { id, sessionId }: Customer,
  from: Date,
): Promise<EngineCustomer> =>
  locks.run(id, () =>
    updateCustomer(
      engine,
      { id },
      {
        adapter_sessions_from: from.getTime(),
        adapter_ended: [sessionId],
      },
    ),
  )
