import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { decideReview, reviewStep } from '../../../../../reviews/decide-review'
import { param, parse } from '../../../../input'

/** Decides on a review. */
export const POST = async (request: MedusaRequest, response: MedusaResponse) => {
  const step = parse(reviewStep, request.body)
  response.json({
    review: await decideReview(request.scope, Number(param(request, 'number')), step),
  })
}
