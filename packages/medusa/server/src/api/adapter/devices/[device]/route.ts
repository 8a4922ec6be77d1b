import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { shoppersOf } from '../../../../scope'
import { param, parse } from '../../../input'

const body = z.object({ cart_id: z.string().nullable(), customer_id: z.string().nullable() })

/** Records which cart a device has, and its owner on all devices. */
export const PUT = async (request: MedusaRequest, response: MedusaResponse) => {
  const kept = parse(body, request.body)
  const device_id = param(request, 'device')
  const service = shoppersOf(request.scope)
  const [before] = await service.listDevices({ device_id })
  if (before) await service.updateDevices({ id: before.id, ...kept })
  else await service.createDevices({ device_id, ...kept })
  response.json({})
}
