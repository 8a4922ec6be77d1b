import type { MedusaContainer } from '@medusajs/framework/types'
import { codeKey } from '../promo-code'
import { type MedusaPromotion, problemOf } from '../promotion-terms'
import { activePromotions } from '../promotions'
import type { LeftOut } from './left-out'

/** What the checkout's field makes of a code: it has no spaces and no quotes. */
const isTypable = (code: string) => /^[^\s"'`´‘’“”.,;:]+$/.test(code)

function reasonsOf(promotion: MedusaPromotion, all: readonly MedusaPromotion[], now: Date) {
  const reasons: string[] = []
  // One that has not begun is not left out: it waits.
  const isEarly = promotion.campaign?.starts_at && new Date(promotion.campaign.starts_at) > now
  if (promotion.is_automatic) reasons.push('is automatic, and the shop takes off codes alone')
  else if (problemOf(promotion, now) === 'NOT_FOUND' && !isEarly)
    reasons.push('has conditions, or amounts that cannot be read: the shop refuses the code')
  if (!isTypable(promotion.code)) reasons.push('has a code that a shopper cannot type')
  const first = all.find(({ code }) => codeKey(code) === codeKey(promotion.code))
  if (first && first.id !== promotion.id)
    reasons.push(`reads like ${first.code}, which is taken in its place`)
  return reasons
}

/** Active promotions that the shop does not take. */
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
