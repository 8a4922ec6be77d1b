import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { awaitedSizes } from '../../../../stock-alerts'

export const GET = async (request: MedusaRequest, response: MedusaResponse) => {
  response.json({ sizes: await awaitedSizes(request.scope) })
}
