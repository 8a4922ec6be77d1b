import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { listCategories } from '../../../catalogue/list-categories'

export const GET = async (request: MedusaRequest, response: MedusaResponse) => {
  response.json({ categories: await listCategories(request.scope) })
}
