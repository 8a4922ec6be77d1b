import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { listCatalogue } from '../../../catalogue/list-catalogue'
import { list, parse } from '../../input'

const query = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  offset: z.coerce.number().int().min(0).default(0),
  product_ids: list,
})

export const GET = async (request: MedusaRequest, response: MedusaResponse) => {
  const { limit, offset, product_ids: productIds } = parse(query, request.query)
  response.json(await listCatalogue(request.scope, { limit, offset, productIds }))
}
