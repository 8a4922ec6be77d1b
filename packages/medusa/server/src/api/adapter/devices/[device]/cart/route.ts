import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { deviceCart } from '../../../../../devices/device-cart'
import { param } from '../../../../input'

export const GET = async (request: MedusaRequest, response: MedusaResponse) => {
  response.json({ cart: await deviceCart(request.scope, param(request, 'device')) })
}
