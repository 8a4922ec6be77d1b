import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { offeredPromotions } from '../../../promotions'

export const GET = async ({ scope }: MedusaRequest, response: MedusaResponse) => {
  const promotions = (await offeredPromotions(scope)).map(({ id: _, ...terms }) => terms)
  response.json({ promotions })
}
