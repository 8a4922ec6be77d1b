import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { keepDetails } from '../../../../../orders/keep-details'
import { param, parse } from '../../../../input'

const body = z.object({ details: z.record(z.string(), z.unknown()) })

export const PUT = async (request: MedusaRequest, response: MedusaResponse) => {
  const { details } = parse(body, request.body)
  await keepDetails(request.scope, param(request, 'trx_ref'), details)
  response.json({})
}
