import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { readPicture } from '../../../../../../../../returns/pictures'
import { param } from '../../../../../../../input'

/** Returns a picture of the return request, for the admin. */
export const GET = async (request: MedusaRequest, response: MedusaResponse) => {
  const order = { order_id: param(request, 'id') }
  const picture = await readPicture(request.scope, order, Number(param(request, 'number')))
  response.type('image/jpeg').send(picture)
}
