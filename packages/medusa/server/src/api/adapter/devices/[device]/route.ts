import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { shoppersOf } from '../../../../scope'
import { param, parse } from '../../../input'

const body = z.object({ cart_id: z.string().nullable(), customer_id: z.string().nullable() })

interface Kept {
  cart_id: string | null
  customer_id: string | null
}

const answer = (device_id: string, kept: Kept | undefined) => ({
  device: {
    device_id,
    cart_id: kept?.cart_id ?? null,
    customer_id: kept?.customer_id ?? null,
  },
})

const find = async (request: MedusaRequest) => {
  const [device] = await shoppersOf(request.scope).listDevices({
    device_id: param(request, 'device'),
  })
  return device
}

export const GET = async (request: MedusaRequest, response: MedusaResponse) => {
  response.json(answer(param(request, 'device'), await find(request)))
}

export const PUT = async (request: MedusaRequest, response: MedusaResponse) => {
  const kept = parse(body, request.body)
  const device_id = param(request, 'device')
  const service = shoppersOf(request.scope)
  const before = await find(request)
  if (before) await service.updateDevices({ id: before.id, ...kept })
  else await service.createDevices({ device_id, ...kept })
  response.json(answer(device_id, kept))
}
