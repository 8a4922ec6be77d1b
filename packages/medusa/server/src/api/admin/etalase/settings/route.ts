import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { Refusal } from '../../../../refusal'
import { readShopSettings, writeShopSettings } from '../../../../shop-settings'
import { typedAmount } from '../../../../typed-amount'
import { parse } from '../../../input'

const body = z.object({ free_shipping_from: z.union([z.string(), z.number()]).nullable() })

export const GET = async ({ scope }: MedusaRequest, response: MedusaResponse) => {
  response.json(await readShopSettings(scope))
}

/** Throws 400 for an amount that cannot be read. */
export const POST = async ({ scope, body: given }: MedusaRequest, response: MedusaResponse) => {
  const amount = typedAmount(parse(body, given).free_shipping_from, null)
  if (amount !== null && (!Number.isSafeInteger(amount) || amount < 0))
    throw new Refusal('Type whole rupiah: 300.000')
  await writeShopSettings(scope, { free_shipping_from: amount })
  response.json(await readShopSettings(scope))
}
