import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { openCashOrders } from '../../../orders/open-cash'
import { databaseOf } from '../../../scope'
import { list, parse } from '../../input'

const query = z.object({
  device_id: z.string(),
  customer_id: z.string().optional(),
  cash_keys: list.transform((keys) => keys ?? []),
})

/** How many orders of somebody are still to be paid in cash. */
export const GET = async (request: MedusaRequest, response: MedusaResponse) => {
  const orderer = parse(query, request.query)
  response.json({ open: await openCashOrders(databaseOf(request.scope), orderer) })
}
