import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { moveOrder } from '../../../../../../orders/move-order'
import { notFound } from '../../../../../../refusal'
import { placementsOf } from '../../../../../../scope'
import { param, parse } from '../../../../../input'

/** What Medusa has no button for. */
const input = z.object({ step: z.enum(['collect', 'refuse', 'not-collected']) })

/** What becomes of an order that is to be paid in cash. */
export const POST = async (request: MedusaRequest, response: MedusaResponse) => {
  const { step } = parse(input, request.body)
  const [placement] = await placementsOf(request.scope).listPlacements({
    order_id: param(request, 'id'),
  })
  if (!placement) throw notFound()
  await moveOrder(request.scope, placement.trx_ref, { step })
  response.json({})
}
