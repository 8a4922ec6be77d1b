import type { MedusaContainer } from '@medusajs/framework/types'
import { tellAdapter } from '../events'
import { databaseOf, placementsOf } from '../scope'
import { amountsOf } from './amounts'
import type { MedusaOrder } from './medusa-order'
import { newPickupCode } from './pickup-code'
import { readMedusaOrder } from './read-medusa-order'
import { releasePromotion } from './release-promotion'
import { closed, type Ending, type Status, statusOf } from './status'

interface Placement {
  id: string
  trx_ref: string
  status: string
  shipping_type: string
  promo_code: string | null
  paid_at: Date | null
  pickup_code: string | null
  ending: Ending | null
}

/** The code of an order as staff write it: Medusa counts its uses by that. */
const codeOf = ({ items, shipping_methods }: MedusaOrder): string | null | undefined =>
  [...items, ...shipping_methods]
    .flatMap(({ adjustments = [] }) => adjustments)
    .find(({ code }) => code)?.code

const isClosed = (status: string) => closed.some((each) => each === status)

/** What is written with a status. */
export function changesOf(
  placement: Pick<Placement, 'shipping_type' | 'paid_at' | 'pickup_code'>,
  status: Status,
  now: Date,
) {
  const isPaidNow = placement.paid_at === null && status !== 'PENDING' && !isClosed(status)
  const needsCode = isPaidNow && placement.shipping_type === 'PICKUP_ON_STORE'
  return {
    status,
    moved_at: now,
    ...(isPaidNow ? { paid_at: now } : {}),
    ...(needsCode && !placement.pickup_code ? { pickup_code: newPickupCode() } : {}),
  }
}

/**
 * Writes down what an order has become in Medusa, and tells the adapter, once for each change also when several look at
 * it. Orders that the adapter did not place are left alone.
 */
export async function refreshStatus(scope: MedusaContainer, orderId: string): Promise<void> {
  const [placement] = await placementsOf(scope).listPlacements({ order_id: orderId })
  if (!placement) return
  const order = await readMedusaOrder(scope, orderId)
  const status = statusOf(order, placement)
  if (status === placement.status) return
  const now = new Date()
  const changed = await databaseOf(scope)('placement')
    .where({ id: placement.id, status: placement.status })
    .update({ ...changesOf(placement, status, now), updated_at: now })
  if (changed === 0) return
  if (isClosed(status) && !isClosed(placement.status)) {
    await releasePromotion(
      scope,
      { code: codeOf(order) ?? placement.promo_code, amount: amountsOf(order).discount },
      order,
    )
  }
  tellAdapter(scope, { name: 'order.changed', trx_ref: placement.trx_ref, status })
}
