import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { tariffsOf } from '../../../tariffs'
import { parse } from '../../input'

const body = z.object({
  location_id: z.string(),
  subdistrict_id: z.number().int().positive(),
  lines: z.array(z.object({ variant_id: z.string(), quantity: z.number().int().positive() })),
})

export const POST = async (request: MedusaRequest, response: MedusaResponse) => {
  response.json({ couriers: await tariffsOf(request.scope, parse(body, request.body)) })
}
