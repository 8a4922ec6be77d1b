import type { MedusaContainer } from '@medusajs/framework/types'
import { tellAdapter } from '../events'
import { bookMoney, bookWith } from '../invoices/book-money'
import { databaseOf, placementsOf } from '../scope'
import { amountsOf } from './amounts'
import { codeOf } from './code-of'
import { newPickupCode } from './pickup-code'
import { readMedusaOrder } from './read-medusa-order'
import { releasePromotion } from './release-promotion'
import { closed, type Ending, isPaid, type Status, statusOf } from './status'

interface Placement {
  id: string
  trx_ref: string
  status: string
  shipping_type: string
  promo_code: string | null
  paid_at: Date | null
  pickup_code: string | null
  ending: Ending | null
  payment_way: string | null
  refused_at: Date | null
  details: Record<string, unknown>
}

const hourMs = 3_600_000

const isClosed = (status: string) => closed.some((each) => each === status)

/** Until when a store keeps an order that is to be paid there: the time to come begins when there is something to come for. */
function keptUntil(
  { payment_way, details }: Pick<Placement, 'payment_way' | 'details'>,
  now: Date,
) {
  const hours = Number(details.kept_hours)
  return payment_way && hours > 0 ? { due_at: new Date(now.getTime() + hours * hourMs) } : {}
}

type Known = Pick<
  Placement,
  'shipping_type' | 'paid_at' | 'pickup_code' | 'payment_way' | 'details'
>

/** What is written with a status; `isPaid`: whether its money is here. */
export function changesOf(
  placement: Known,
  { status, isPaid }: { status: Status; isPaid: boolean },
  now: Date,
) {
  const isUnderWay = status !== 'PENDING' && !isClosed(status)
  const isPaidNow = isPaid && placement.paid_at === null && isUnderWay
  const needsCode = isUnderWay && placement.shipping_type === 'PICKUP_ON_STORE'
  return {
    status,
    moved_at: now,
    ...(isPaidNow ? { paid_at: now } : {}),
    ...(needsCode && !placement.pickup_code ? { pickup_code: newPickupCode() } : {}),
    ...(status === 'READY_FOR_PICKUP' && !isPaid ? keptUntil(placement, now) : {}),
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
  if (status === placement.status) return bookMoney(scope, { placement, order })
  const now = new Date()
  const changes = changesOf(placement, { status, isPaid: isPaid(order, placement) }, now)
  const isWritten = await databaseOf(scope).transaction(async (tx) => {
    const changed = await tx('placement')
      .where({ id: placement.id, status: placement.status })
      .update({ ...changes, updated_at: now })
    if (changed > 0) await bookWith(tx, { placement: { ...placement, ...changes }, order })
    return changed > 0
  })
  if (!isWritten) return
  // The code of a parcel that was not accepted is released when that is back.
  const isOnItsWayBack = status === 'NOT_COLLECTED' && order.canceled_at === null
  if (isClosed(status) && !isClosed(placement.status) && !isOnItsWayBack) {
    await releasePromotion(
      scope,
      { code: codeOf(order) ?? placement.promo_code, amount: amountsOf(order).discount },
      order,
    )
  }
  tellAdapter(scope, { name: 'order.changed', trx_ref: placement.trx_ref, status })
}
