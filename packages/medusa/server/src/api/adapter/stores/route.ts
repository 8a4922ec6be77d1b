import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { listStores } from '../../../stores'

export const GET = async (request: MedusaRequest, response: MedusaResponse) => {
  response.json(await listStores(request.scope))
}
