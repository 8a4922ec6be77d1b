import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { readSettings } from '../../../settings'

export const GET = async (request: MedusaRequest, response: MedusaResponse) => {
  response.json(await readSettings(request.scope))
}
