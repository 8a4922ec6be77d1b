import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { notFound } from '../../../../../../refusal'
import { decideReturn, decision } from '../../../../../../returns/decide-return'
import { placementsOf } from '../../../../../../scope'
import { param, parse } from '../../../../../input'

/** Decides on a return, with a message to the buyer. */
export const POST = async (request: MedusaRequest, response: MedusaResponse) => {
  const input = parse(decision, request.body)
  const [placement] = await placementsOf(request.scope).listPlacements({
    order_id: param(request, 'id'),
  })
  if (!placement) throw notFound()
  await decideReturn(request.scope, placement.trx_ref, input)
  response.json({})
}
