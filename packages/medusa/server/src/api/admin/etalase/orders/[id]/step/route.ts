import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { moveOrder } from '../../../../../../orders/move-order'
import { cashSteps } from '../../../../../../orders/steps'
import { notFound } from '../../../../../../refusal'
import { placementsOf } from '../../../../../../scope'
import { param, parse } from '../../../../../input'

/** Steps without a button in Medusa, with the amount that staff have seen, in whole rupiah. */
const input = z.object({
  step: z.enum(cashSteps),
  amount: z.number().optional(),
})

/** Does a step with an unpaid cash order. */
export const POST = async (request: MedusaRequest, response: MedusaResponse) => {
  const move = parse(input, request.body)
  const [placement] = await placementsOf(request.scope).listPlacements({
    order_id: param(request, 'id'),
  })
  if (!placement) throw notFound()
  await moveOrder(request.scope, placement.trx_ref, move)
  response.json({})
}
