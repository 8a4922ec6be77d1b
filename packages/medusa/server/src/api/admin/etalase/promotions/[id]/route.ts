import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { reasonsAgainst } from '../../../../../left-out/promotions'
import { isMarkedOffered, offerPromotion } from '../../../../../offer-promotion'
import { param, parse } from '../../../../input'

/**
 * Returns whether staff offer a promotion in the checkout, and why the shop refuses it. No reasons for one that it takes, or that isn't
 * active.
 */
async function answer(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = param(request, 'id')
  const is_offered = await isMarkedOffered(request.scope, id)
  response.json({ is_offered, reasons: await reasonsAgainst(request.scope, id) })
}

export const GET = answer

const input = z.object({ is_offered: z.boolean() })

export const POST = async (request: MedusaRequest, response: MedusaResponse) => {
  const { is_offered } = parse(input, request.body)
  await offerPromotion(request.scope, param(request, 'id'), is_offered)
  await answer(request, response)
}
