import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { bookedNumber, readBooked } from '../../../../../invoices/booked'
import { costOf } from '../../../../../orders/amounts'
import { readMedusaOrder } from '../../../../../orders/read-medusa-order'
import { isAllowed, type Step } from '../../../../../orders/steps'
import { databaseOf, placementsOf } from '../../../../../scope'
import { param } from '../../../../input'

const cashSteps: readonly Step[] = ['collect', 'refuse', 'not-collected']

/**
 * What the shop knows of an order of Medusa's, null of one that did not come from the shop; the numbers of its invoice and credit notes; and what can be done
 * with it while it is to be paid in cash: steps, and what is to be collected, in whole rupiah.
 */
export const GET = async (request: MedusaRequest, response: MedusaResponse) => {
  const id = param(request, 'id')
  const [placement = null] = await placementsOf(request.scope).listPlacements({ order_id: id })
  const steps = placement ? cashSteps.filter((step) => isAllowed(placement, step)) : []
  const cash =
    steps.length > 0 ? { steps, amount: costOf(await readMedusaOrder(request.scope, id)) } : null
  const booked = placement ? await readBooked(databaseOf(request.scope), [placement.trx_ref]) : []
  response.json({ placement, booked: booked.map(bookedNumber), cash })
}
