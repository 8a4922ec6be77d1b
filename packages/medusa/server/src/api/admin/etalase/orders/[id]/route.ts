import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { placementsOf } from '../../../../../scope'
import { param } from '../../../../input'

/** What the shop knows of an order of Medusa's; null of one that did not come from the shop. */
export const GET = async (request: MedusaRequest, response: MedusaResponse) => {
  const [placement] = await placementsOf(request.scope).listPlacements({
    order_id: param(request, 'id'),
  })
  response.json({ placement: placement ?? null })
}
