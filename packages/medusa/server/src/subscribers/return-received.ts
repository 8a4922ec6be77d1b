import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { tellAdapter } from '../events'
import { placementsOf } from '../scope'

/** The goods of a return are here: its buyer is told. */
export default async function returnReceived({
  event: { data },
  container,
}: SubscriberArgs<{ order_id: string }>): Promise<void> {
  const [placement] = await placementsOf(container).listPlacements({ order_id: data.order_id })
  if (!placement?.return_request) return
  const { trx_ref, status } = placement
  tellAdapter(container, { name: 'order.changed', trx_ref, status })
}

export const config: SubscriberConfig = { event: 'order.return_received' }
