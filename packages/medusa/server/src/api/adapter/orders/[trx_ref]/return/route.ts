import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { findOrder } from '../../../../../orders/read-orders'
import { askReturn, returnInput } from '../../../../../returns/ask-return'
import { param, parse } from '../../../../input'

export const POST = async (request: MedusaRequest, response: MedusaResponse) => {
  const trxRef = param(request, 'trx_ref')
  await askReturn(request.scope, trxRef, parse(returnInput, request.body))
  response.json({ order: await findOrder(request.scope, trxRef) })
}
