import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { adapterList } from '../../../../left-out/adapter-list'
import { unusedPriceLists } from '../../../../left-out/price-lists'
import { unusedPromotions } from '../../../../left-out/promotions'
import { untaxedPrices } from '../../../../left-out/taxes'

/** Lists what the shop leaves out of what staff have created. */
export const GET = async ({ scope }: MedusaRequest, response: MedusaResponse) => {
  const lists = await Promise.all([
    adapterList(),
    unusedPriceLists(scope),
    unusedPromotions(scope),
    untaxedPrices(scope),
  ])
  response.json({ left_out: lists.flat() })
}
