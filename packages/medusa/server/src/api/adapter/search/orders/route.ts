import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { withDevices } from '../../../../devices/with-devices'
import { listOrders } from '../../../../orders/read-orders'
import { parse } from '../../../input'

const query = z.object({
  ids: z.array(z.number().int()).optional(),
  trx_ref: z.string().optional(),
  customer_id: z.string().optional(),
  device_id: z.string().optional(),
  idempotency_key: z.string().optional(),
  trx_ref_start: z
    .string()
    .regex(/^[0-9a-f]{8,32}$/)
    .optional(),
  status: z.array(z.string()).optional(),
  after: z.number().int().min(0).optional(),
  limit: z.number().int().min(1).max(1_000).default(100),
})

/**
 * Lists orders. A query by key waits while the order is being placed: its response may have been lost, and the cart is empty as soon as the
 * order exists.
 */
export const POST = async (request: MedusaRequest, response: MedusaResponse) => {
  const wanted = parse(query, request.body)
  const { device_id, idempotency_key } = wanted
  const read = () => listOrders(request.scope, wanted)
  const orders = await (device_id && idempotency_key
    ? withDevices(request.scope, [device_id], read)
    : read())
  response.json({ orders })
}
