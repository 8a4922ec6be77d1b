import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { notFound } from '../../../../../../../refusal'
import { keptReturnOf } from '../../../../../../../returns/kept-return'
import { readPicture } from '../../../../../../../returns/pictures'
import { placementsOf } from '../../../../../../../scope'
import { param } from '../../../../../../input'

/** A picture that the buyer has sent with the request, in Base64. */
export const GET = async (request: MedusaRequest, response: MedusaResponse) => {
  const [placement] = await placementsOf(request.scope).listPlacements({
    trx_ref: param(request, 'trx_ref'),
  })
  const kept = placement && keptReturnOf(placement)
  if (!kept) throw notFound()
  const number = Number(param(request, 'number'))
  const picture = await readPicture(request.scope, kept.pictures, number)
  response.json({ picture: picture.toString('base64') })
}
