import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { alertInput, keepAlert, removeAlerts } from '../../../stock-alerts'
import { parse } from '../../input'

const which = z.union([z.object({ id: z.string() }), z.object({ email: z.string() })])

export const PUT = async (request: MedusaRequest, response: MedusaResponse) => {
  await keepAlert(request.scope, parse(alertInput, request.body))
  response.json({})
}

export const DELETE = async (request: MedusaRequest, response: MedusaResponse) => {
  await removeAlerts(request.scope, parse(which, request.body))
  response.json({})
}
