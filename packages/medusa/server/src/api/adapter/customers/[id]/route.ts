import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { deleteAccount } from '../../../../customers/delete-account'
import { param } from '../../../input'

export const DELETE = async (request: MedusaRequest, response: MedusaResponse) => {
  await deleteAccount(request.scope, param(request, 'id'))
  response.json({})
}
