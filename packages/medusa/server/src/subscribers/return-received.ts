import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { tellAdapter } from '../events'
import { takeBack } from '../orders/cash-steps'
import { withOrder } from '../orders/find-placement'
import { placementsOf } from '../scope'

/** Handles received goods: ends the order of a refused parcel, and tells the buyer of a requested return. */
export default async function returnReceived({
  event: { data },
  container,
}: SubscriberArgs<{ order_id: string }>): Promise<void> {
  const [placement] = await placementsOf(container).listPlacements({ order_id: data.order_id })
  if (!placement) return
  const { trx_ref, status, refused_at, return_request } = placement
  if (refused_at) await withOrder(container, trx_ref, (placed) => takeBack(container, placed))
  if (return_request) tellAdapter(container, { name: 'order.changed', trx_ref, status })
}

export const config: SubscriberConfig = { event: 'order.return_received' }
