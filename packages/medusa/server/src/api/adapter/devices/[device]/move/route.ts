import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { moveDevice } from '../../../../../devices/move-device'
import { param, parse } from '../../../../input'

const body = z.object({ to: z.string().min(1) })

export const POST = async (request: MedusaRequest, response: MedusaResponse) => {
  const { to } = parse(body, request.body)
  await moveDevice(request.scope, param(request, 'device'), to)
  response.json({})
}
