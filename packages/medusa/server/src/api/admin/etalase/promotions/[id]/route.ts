import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { reasonsAgainst } from '../../../../../left-out/promotions'
import { param } from '../../../../input'

/** Why the shop does not take a promotion; nothing for one that it takes, or that is not active. */
export const GET = async (request: MedusaRequest, response: MedusaResponse) => {
  response.json({ reasons: await reasonsAgainst(request.scope, param(request, 'id')) })
}
