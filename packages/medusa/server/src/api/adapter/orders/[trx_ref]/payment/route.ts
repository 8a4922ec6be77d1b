import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { paymentInput, payOrder } from '../../../../../orders/pay-order'
import { findOrder } from '../../../../../orders/read-orders'
import { param, parse } from '../../../../input'

export const POST = async (request: MedusaRequest, response: MedusaResponse) => {
  const trxRef = param(request, 'trx_ref')
  const result = await payOrder(request.scope, trxRef, parse(paymentInput, request.body))
  response.json({ result, order: await findOrder(request.scope, trxRef) })
}
