import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { Refusal } from '../refusal'
import { endReturns, makeReturn } from '../returns/medusa-return'
import { databaseOf, placementsOf } from '../scope'
import { amountsOf, costOf } from './amounts'
import { codeOf } from './code-of'
import { isWhollyBack } from './collectable'
import type { Placed } from './find-placement'
import { deliver, fulfil } from './fulfil'
import { fulfillmentsOf, paymentsOf } from './medusa-order'
import { readMedusaOrder } from './read-medusa-order'
import { releasePromotion } from './release-promotion'
import { settlePayment } from './settle-payment'

/** Returns the refusal of an order that was already paid in cash. */
export const collected = ({ paid_at }: Pick<Placed['placement'], 'paid_at'>) =>
  new Refusal('COLLECTED', { status: 409, details: { paid_at } })

/**
 * Hands an order over for cash, also a refused parcel whose buyer takes it after all, unless it is back. Captures the money last, so that a
 * process killed before leaves an order that can still be collected.
 */
export async function collect(scope: MedusaContainer, placed: Placed): Promise<void> {
  const { placement } = placed
  if (placement.refused_at) {
    await endReturns(scope, placed)
    await placementsOf(scope).updatePlacements({ id: placement.id, refused_at: null })
  }
  if (fulfillmentsOf(placed.order).length === 0) await fulfil(scope, placed)
  const order = await readMedusaOrder(scope, placed.order.id)
  await deliver(scope, { order })
  await settlePayment(scope, { placement, order }, costOf(order))
}

/**
 * Records that the buyer refused a parcel. It comes back as a return of Medusa, which staff receive; until then its pieces stay reserved.
 */
export async function refuse(scope: MedusaContainer, placed: Placed): Promise<void> {
  await makeReturn(scope, placed, {
    words: 'Not accepted: nothing was paid.',
    of: 'fulfilled_quantity',
  })
  await placementsOf(scope).updatePlacements({ id: placed.placement.id, refused_at: new Date() })
}

/** Ends an order whose refused parcel has been received: cancels its payment, and releases its promo code. Idempotent. */
export async function takeBack(
  scope: MedusaContainer,
  { placement, order }: Placed,
): Promise<void> {
  if (!isWhollyBack(placement, order) || placement.back_at) return
  // Comes first, so that a killed process repeats it.
  const payments = scope.resolve(Modules.PAYMENT)
  for (const { id, canceled_at } of paymentsOf(order))
    if (!canceled_at) await payments.cancelPayment(id)
  const changed = await databaseOf(scope)('placement')
    .where({ id: placement.id, back_at: null })
    .update({ back_at: new Date(), updated_at: new Date() })
  if (changed === 0) return
  await releasePromotion(
    scope,
    { code: codeOf(order) ?? placement.promo_code, amount: amountsOf(order).discount },
    order,
  )
}
