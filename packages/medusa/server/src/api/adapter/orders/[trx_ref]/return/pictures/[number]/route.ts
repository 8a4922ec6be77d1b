import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { readPicture } from '../../../../../../../returns/pictures'
import { param } from '../../../../../../input'

/** Returns a picture of the return request, in Base64. */
export const GET = async (request: MedusaRequest, response: MedusaResponse) => {
  const order = { trx_ref: param(request, 'trx_ref') }
  const picture = await readPicture(request.scope, order, Number(param(request, 'number')))
  response.json({ picture: picture.toString('base64') })
}
