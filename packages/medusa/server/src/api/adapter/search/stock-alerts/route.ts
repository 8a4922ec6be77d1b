import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { alertQuery, listAlerts } from '../../../../stock-alerts'
import { parse } from '../../../input'

export const POST = async (request: MedusaRequest, response: MedusaResponse) => {
  const alerts = await listAlerts(request.scope, parse(alertQuery, request.body))
  response.json({ alerts })
}
