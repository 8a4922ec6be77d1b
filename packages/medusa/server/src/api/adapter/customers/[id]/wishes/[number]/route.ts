import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { shoppersOf } from '../../../../../../scope'
import { listWishes } from '../../../../../../wishes'
import { parse } from '../../../../../input'

const params = z.object({ id: z.string(), number: z.coerce.number().int().positive() })

export const PUT = async (request: MedusaRequest, response: MedusaResponse) => {
  const { id: customer_id, number } = parse(params, request.params)
  const service = shoppersOf(request.scope)
  const [wish] = await service.listWishes({ customer_id, number })
  if (!wish) await service.createWishes({ customer_id, number, wished_at: new Date() })
  response.json({ wishes: await listWishes(request.scope, customer_id) })
}

export const DELETE = async (request: MedusaRequest, response: MedusaResponse) => {
  const { id: customer_id, number } = parse(params, request.params)
  await shoppersOf(request.scope).deleteWishes({ customer_id, number })
  response.json({ wishes: await listWishes(request.scope, customer_id) })
}
