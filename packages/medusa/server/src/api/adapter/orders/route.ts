import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { orderInput } from '../../../orders/order-input'
import { placeOrder } from '../../../orders/place-order'
import { listOrders } from '../../../orders/read-orders'
import { list, parse } from '../../input'

const query = z.object({
  ids: list.transform((ids) => ids?.map(Number).filter(Number.isSafeInteger)),
  trx_ref: z.string().optional(),
  customer_id: z.string().optional(),
  email: z.string().optional(),
  device_id: z.string().optional(),
  idempotency_key: z.string().optional(),
  trx_ref_start: z
    .string()
    .regex(/^[0-9a-f]{8,32}$/)
    .optional(),
  status: list,
  after: z.coerce.number().int().min(0).optional(),
  limit: z.coerce.number().int().min(1).max(1_000).default(100),
})

export const POST = async (request: MedusaRequest, response: MedusaResponse) => {
  response.json({ order: await placeOrder(request.scope, parse(orderInput, request.body)) })
}

export const GET = async (request: MedusaRequest, response: MedusaResponse) => {
  response.json({ orders: await listOrders(request.scope, parse(query, request.query)) })
}
