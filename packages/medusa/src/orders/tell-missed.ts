import { subDays } from 'date-fns/subDays'
import type { Adapter } from '#adapter.ts'
import type { EngineOrder } from '#orders/engine-order.ts'
import { findOrder, findOrders } from '#orders/find-orders.ts'
import { mailStatus, statusMailOf, statusMails } from '#orders/mail-order.ts'
import { updateStatus } from '#orders/update-order.ts'

/** Number of latest orders to check. Events of older orders stay lost. */
const reach = 1_000
const perCall = 50

/** Statuses with a mail, and COMPLETED, which has updates, and a mail when cash was collected. */
const told = [...Object.keys(statusMails), 'COMPLETED']

/** For the log: why a mail or an update is still missing. */
export const missedAgain = 'a mail or an update that was missed was not sent'

async function tell(
  adapter: Adapter,
  order: EngineOrder,
  onError: (error: unknown) => void,
): Promise<void> {
  const { trx_ref } = order
  if (statusMailOf(order)) await mailStatus(adapter, trx_ref).catch(onError)
  await updateStatus(adapter, trx_ref, onError).catch(onError)
}

async function tellAll(adapter: Adapter, onError: (error: unknown) => void): Promise<void> {
  const last = await findOrder(adapter, {})
  const since = subDays(adapter.now(), 1)
  let after: number | undefined = Math.max(0, (last?.id ?? 0) - reach)
  while (after !== undefined) {
    const orders = await findOrders(adapter, { after, status: told, limit: perCall })
    for (const order of orders) if (order.moved_at > since) await tell(adapter, order, onError)
    after = orders.length < perCall ? undefined : orders.at(-1)?.id
  }
}

/**
 * Sends mails and updates about orders that moved in the last day, and whose event was lost with the process of engine or adapter, or
 * failed. Rejects only if `onError` throws.
 */
export const tellMissed = (adapter: Adapter, onError: (error: unknown) => void): Promise<void> =>
  adapter.locks.run('missed', () => tellAll(adapter, onError)).catch(onError)
