import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { listReviews } from '../../../reviews/list-reviews'
import { parse } from '../../input'

const query = z.object({
  status: z.enum(['PENDING', 'APPROVED', 'REJECTED']).optional(),
  product_number: z.coerce.number().int().positive().optional(),
  customer_id: z.string().optional(),
  after: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(1_000).default(1_000),
})

export const GET = async (request: MedusaRequest, response: MedusaResponse) => {
  response.json({ reviews: await listReviews(request.scope, parse(query, request.query)) })
}
