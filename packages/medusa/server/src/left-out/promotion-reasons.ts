import { codeKey } from '../promo-code'
import { type MedusaPromotion, problemOf } from '../promotion-terms'

/** Whether the checkout's field can take a code: it has no spaces, quotes or punctuation. */
const isTypable = (code: string) => /^[^\s"'`´‘’“”.,;:]+$/.test(code)

/** Returns why the shop refuses an active promotion. Empty for a scheduled or ended one. `all`: all active promotions, oldest first. */
export function reasonsOf(
  promotion: MedusaPromotion,
  all: readonly MedusaPromotion[],
  now: Date,
): string[] {
  const { code, id, is_automatic, campaign } = promotion
  const reasons: string[] = []
  const isEarly = campaign?.starts_at && new Date(campaign.starts_at) > now
  if (is_automatic) reasons.push('is automatic, and the shop takes off codes alone')
  else if (problemOf(promotion, now) === 'NOT_FOUND' && !isEarly)
    reasons.push('has conditions, or amounts that cannot be read: the shop refuses the code')
  if (!isTypable(code)) reasons.push('has a code that a shopper cannot type')
  const first = all.find((each) => codeKey(each.code) === codeKey(code))
  if (first && first.id !== id)
    reasons.push(`reads like ${first.code}, which is taken in its place`)
  return reasons
}
