import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { reviewInput, writeReview } from '../../../../../reviews/write-review'
import { param, parse } from '../../../../input'

export const POST = async (request: MedusaRequest, response: MedusaResponse) => {
  const input = parse(reviewInput, request.body)
  response.json({ review: await writeReview(request.scope, param(request, 'trx_ref'), input) })
}
