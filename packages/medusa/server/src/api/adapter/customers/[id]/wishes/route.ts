import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { listWishes } from '../../../../../wishes'
import { param } from '../../../../input'

export const GET = async (request: MedusaRequest, response: MedusaResponse) => {
  response.json({ wishes: await listWishes(request.scope, param(request, 'id')) })
}
