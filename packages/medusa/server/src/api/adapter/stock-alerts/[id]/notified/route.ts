import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { markNotified, notifiedInput } from '../../../../../stock-alerts'
import { param, parse } from '../../../../input'

export const POST = async (request: MedusaRequest, response: MedusaResponse) => {
  const asked = parse(notifiedInput, request.body)
  await markNotified(request.scope, param(request, 'id'), asked)
  response.json({})
}
