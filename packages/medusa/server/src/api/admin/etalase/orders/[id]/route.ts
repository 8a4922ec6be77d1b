import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { bookedNumber, readBooked } from '../../../../../invoices/booked'
import { costOf } from '../../../../../orders/amounts'
import { canCollect } from '../../../../../orders/collectable'
import { readMedusaOrder } from '../../../../../orders/read-medusa-order'
import { cashSteps, isAllowed, type Stepping } from '../../../../../orders/steps'
import { databaseOf, placementsOf } from '../../../../../scope'
import { param } from '../../../../input'

/** Returns the steps of an unpaid cash order, and the amount to collect; null when no step is possible. */
async function cashOf(scope: MedusaContainer, placement: Stepping, id: string) {
  const allowed = cashSteps.filter((step) => isAllowed(placement, step))
  if (allowed.length === 0) return null
  const order = await readMedusaOrder(scope, id)
  const steps = allowed.filter((step) => step !== 'collect' || canCollect(placement, order))
  return steps.length > 0 ? { steps, amount: costOf(order) } : null
}

/**
 * Returns what the shop knows of Medusa's order, or null for an order from elsewhere; the numbers of its invoice and credit notes; and for
 * an unpaid cash order its possible steps and the amount to collect, in whole rupiah.
 */
export const GET = async (request: MedusaRequest, response: MedusaResponse) => {
  const id = param(request, 'id')
  const [placement = null] = await placementsOf(request.scope).listPlacements({ order_id: id })
  const cash = placement && (await cashOf(request.scope, placement, id))
  const booked = placement ? await readBooked(databaseOf(request.scope), [placement.trx_ref]) : []
  response.json({ placement, booked: booked.map(bookedNumber), cash })
}
