import type { MedusaContainer } from '@medusajs/framework/types'
import { activePromotions } from '../promotions'
import type { LeftOut } from './left-out'
import { reasonsOf } from './promotion-reasons'

/** Lists active promotions that the shop refuses. */
export async function unusedPromotions(
  scope: MedusaContainer,
  now = new Date(),
): Promise<LeftOut[]> {
  const all = await activePromotions(scope, {})
  return all.flatMap((promotion) =>
    reasonsOf(promotion, all, now).map((reason) => ({
      kind: 'promotion',
      id: promotion.id,
      name: promotion.code,
      part: '',
      reason,
    })),
  )
}

/** Returns why the shop refuses a promotion. */
export async function reasonsAgainst(
  scope: MedusaContainer,
  id: string,
  now = new Date(),
): Promise<string[]> {
  const all = await activePromotions(scope, {})
  const promotion = all.find((each) => each.id === id)
  return promotion ? reasonsOf(promotion, all, now) : []
}
