import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { giveNumbers, keysOf, numberKinds } from '../../../numbers'
import { list, parse } from '../../input'

const kind = z.enum(numberKinds)
const wanted = z.object({ kind, keys: z.array(z.string().min(1)).max(10_000) })
const looked = z.object({ kind, numbers: list })

export const POST = async (request: MedusaRequest, response: MedusaResponse) => {
  const { kind, keys } = parse(wanted, request.body)
  const numbers = await giveNumbers(request.scope, kind, keys)
  response.json({ numbers: Object.fromEntries(numbers) })
}

export const GET = async (request: MedusaRequest, response: MedusaResponse) => {
  const { kind, numbers = [] } = parse(looked, request.query)
  const keys = await keysOf(request.scope, kind, numbers.map(Number).filter(Number.isSafeInteger))
  response.json({ keys: Object.fromEntries(keys) })
}
