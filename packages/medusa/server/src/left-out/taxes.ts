import type { MedusaContainer } from '@medusajs/framework/types'
import { hasUntaxedPrices } from '../settings'
import type { LeftOut } from './left-out'

/** Reports that Medusa would add taxes to the prices that shoppers see, if so. */
export async function untaxedPrices(scope: MedusaContainer): Promise<LeftOut[]> {
  if (!(await hasUntaxedPrices(scope))) return []
  return [
    {
      kind: 'currency',
      id: 'idr',
      name: 'IDR',
      part: 'taxes on top of prices',
      reason:
        'are not asked: the shop bills the price that it shows. Make prices in IDR tax inclusive (Settings, Store), or it does not start again',
    },
  ]
}
