import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { alertInput, alertQuery, keepAlert, listAlerts, removeAlerts } from '../../../stock-alerts'
import { parse } from '../../input'

const which = z.union([z.object({ id: z.string() }), z.object({ email: z.string() })])

export const GET = async (request: MedusaRequest, response: MedusaResponse) => {
  const alerts = await listAlerts(request.scope, parse(alertQuery, request.query))
  response.json({ alerts })
}

export const PUT = async (request: MedusaRequest, response: MedusaResponse) => {
  await keepAlert(request.scope, parse(alertInput, request.body))
  response.json({})
}

export const DELETE = async (request: MedusaRequest, response: MedusaResponse) => {
  await removeAlerts(request.scope, parse(which, request.query))
  response.json({})
}
