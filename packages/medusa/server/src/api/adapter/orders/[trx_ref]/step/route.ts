import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { moveOrder, stepInput } from '../../../../../orders/move-order'
import { findOrder } from '../../../../../orders/read-orders'
import { param, parse } from '../../../../input'

export const POST = async (request: MedusaRequest, response: MedusaResponse) => {
  const trxRef = param(request, 'trx_ref')
  await moveOrder(request.scope, trxRef, parse(stepInput, request.body))
  response.json({ order: await findOrder(request.scope, trxRef) })
}
