import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { databaseOf } from '../../../../../../../scope'
import { param, parse } from '../../../../../../input'

const body = z.object({ counter: z.number().int().nonnegative() })

/** Records a sign-in by the passkey. */
export const POST = async (request: MedusaRequest, response: MedusaResponse) => {
  const { counter } = parse(body, request.body)
  const now = new Date()
  await databaseOf(request.scope)('shopper_passkey')
    .where({ id: param(request, 'passkey'), customer_id: param(request, 'id') })
    .update({ counter: String(counter), used_at: now, updated_at: now })
  response.json({})
}
