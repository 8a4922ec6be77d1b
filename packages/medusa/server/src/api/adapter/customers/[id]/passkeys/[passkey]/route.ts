import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { shoppersOf } from '../../../../../../scope'
import { param } from '../../../../../input'

export const DELETE = async (request: MedusaRequest, response: MedusaResponse) => {
  const [id, customer_id] = [param(request, 'passkey'), param(request, 'id')]
  await shoppersOf(request.scope).deletePasskeys({ id, customer_id })
  response.json({})
}
