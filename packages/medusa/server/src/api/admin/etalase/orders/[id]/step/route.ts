import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { moveOrder } from '../../../../../../orders/move-order'
import { cashSteps } from '../../../../../../orders/steps'
import { notFound } from '../../../../../../refusal'
import { placementsOf } from '../../../../../../scope'
import { param, parse } from '../../../../../input'

/** What Medusa has no button for, with the amount that staff were shown, in whole rupiah. */
const input = z.object({
  step: z.enum(cashSteps),
  amount: z.number().optional(),
})

/** What becomes of an order that is to be paid in cash. */
export const POST = async (request: MedusaRequest, response: MedusaResponse) => {
  const move = parse(input, request.body)
  const [placement] = await placementsOf(request.scope).listPlacements({
    order_id: param(request, 'id'),
  })
  if (!placement) throw notFound()
  await moveOrder(request.scope, placement.trx_ref, move)
  response.json({})
}
