import { subDays } from 'date-fns/subDays'
import type { Adapter } from '#engines/medusa/adapter/adapter.ts'
import { findOrder, findOrders } from '#engines/medusa/adapter/orders/find-orders.ts'
import { mailStatus, statusMails } from '#engines/medusa/adapter/orders/mail-order.ts'

/** How many of the last orders are looked at; a mail about an older one that was lost stays lost. */
const reach = 1_000
const perCall = 50

const mailed = Object.keys(statusMails).join(',')

/** Sends the mails about orders that have moved in the last day, and whose event was lost with the process of engine or adapter. */
export async function mailMissed(
  adapter: Adapter,
  onError: (error: unknown) => void,
): Promise<void> {
  const last = await findOrder(adapter, {})
  const since = subDays(adapter.now(), 1)
  let after: number | undefined = Math.max(0, (last?.id ?? 0) - reach)
  while (after !== undefined) {
    const orders = await findOrders(adapter, { after, status: mailed, limit: perCall })
    for (const { trx_ref, moved_at } of orders)
      if (moved_at > since) await mailStatus(adapter, trx_ref).catch(onError)
    after = orders.length < perCall ? undefined : orders.at(-1)?.id
  }
}
