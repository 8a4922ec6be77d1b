import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { orderInput } from '../../../orders/order-input'
import { placeOrder } from '../../../orders/place-order'
import { parse } from '../../input'

export const POST = async (request: MedusaRequest, response: MedusaResponse) => {
  response.json({ order: await placeOrder(request.scope, parse(orderInput, request.body)) })
}
