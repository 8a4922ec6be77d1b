import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { openCashOrders } from '../../../../orders/open-cash'
import { databaseOf } from '../../../../scope'
import { parse } from '../../../input'

const wanted = z.object({
  device_id: z.string(),
  customer_id: z.string().optional(),
  cash_keys: z.array(z.string()).default([]),
})

/** Counts a shopper's open cash orders. */
export const POST = async (request: MedusaRequest, response: MedusaResponse) => {
  const orderer = parse(wanted, request.body)
  response.json({ open: await openCashOrders(databaseOf(request.scope), orderer) })
}
