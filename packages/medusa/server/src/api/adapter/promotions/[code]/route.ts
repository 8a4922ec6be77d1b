import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { requirePromotion } from '../../../../promotions'
import { param } from '../../../input'

export const GET = async (request: MedusaRequest, response: MedusaResponse) => {
  const { id: _, ...promotion } = await requirePromotion(request.scope, param(request, 'code'))
  response.json({ promotion })
}
