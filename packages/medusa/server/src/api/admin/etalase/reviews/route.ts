import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { listReviews } from '../../../../reviews/list-reviews'
import { parse } from '../../../input'

const pageSize = 50

const query = z.object({
  status: z.enum(['PENDING', 'APPROVED', 'REJECTED']).default('PENDING'),
  after: z.coerce.number().int().min(0).default(0),
})

/** Lists reviews of a status, one page, oldest first. */
export const GET = async (request: MedusaRequest, response: MedusaResponse) => {
  const wanted = { ...parse(query, request.query), limit: pageSize + 1 }
  const found = await listReviews(request.scope, wanted)
  response.json({ reviews: found.slice(0, pageSize), has_more: found.length > pageSize })
}
