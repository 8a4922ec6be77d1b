import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { notFound } from '../../../../../../../../refusal'
import { keptReturnOf } from '../../../../../../../../returns/kept-return'
import { readPicture } from '../../../../../../../../returns/pictures'
import { placementsOf } from '../../../../../../../../scope'
import { param } from '../../../../../../../input'

/** A picture that the buyer has sent with the request, for the admin. */
export const GET = async (request: MedusaRequest, response: MedusaResponse) => {
  const [placement] = await placementsOf(request.scope).listPlacements({
    order_id: param(request, 'id'),
  })
  const kept = placement && keptReturnOf(placement)
  if (!kept) throw notFound()
  const number = Number(param(request, 'number'))
  response.type('image/jpeg').send(await readPicture(request.scope, kept.pictures, number))
}
