import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { stockOf } from '../../../catalogue/stock'
import { list, parse } from '../../input'

const query = z.object({ variant_ids: list })

export const GET = async (request: MedusaRequest, response: MedusaResponse) => {
  const { variant_ids: ids = [] } = parse(query, request.query)
  response.json({ stock: Object.fromEntries(await stockOf(request.scope, ids)) })
}
