import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { notFound } from '../../../../../../refusal'
import { decideReturn, decision } from '../../../../../../returns/decide-return'
import { placementsOf } from '../../../../../../scope'
import { param, parse } from '../../../../../input'

/** What staff decide of a return, with their words to the buyer. */
export const POST = async (request: MedusaRequest, response: MedusaResponse) => {
  const input = parse(decision, request.body)
  const [placement] = await placementsOf(request.scope).listPlacements({
    order_id: param(request, 'id'),
  })
  if (!placement) throw notFound()
  await decideReturn(request.scope, placement.trx_ref, input)
  response.json({})
}
