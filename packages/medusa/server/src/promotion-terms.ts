import { typedAmount } from './typed-amount'

type Time = string | Date | null
/** Medusa's numbers may be text. */
type Amount = number | string | null

/** A promotion of Medusa. */
export interface MedusaPromotion {
  id: string
  code: string
  type: 'standard' | 'buyget'
  /** Applies without a code. */
  is_automatic: boolean
  limit: number | null
  used: Amount
  metadata: Record<string, unknown> | null
  /** Who may use it. */
  rules: { attribute: string }[]
  application_method: {
    type: 'fixed' | 'percentage'
    value: Amount
    target_type: 'items' | 'order' | 'shipping_methods'
    allocation: 'across' | 'each' | 'once' | null
    /** What it discounts; empty for everything. */
    target_rules: { id: string }[]
  } | null
  campaign: {
    starts_at: Time
    ends_at: Time
    budget: { type: 'usage' | 'spend' | 'use_by_attribute'; limit: Amount; used: Amount } | null
  } | null
}

/** Maximum of a promotion without its own. */
const noMaximum = 1_000_000_000

const isPast = (time: Time | undefined, now: Date) =>
  time !== null && time !== undefined && new Date(time) <= now

function isUsedUp({ limit, used, campaign }: MedusaPromotion): boolean {
  if (typeof limit === 'number' && Number(used ?? 0) >= limit) return true
  const budget = campaign?.budget
  // The limit is per buyer, but the usage is the total. Medusa checks it with the order.
  if (budget?.type === 'use_by_attribute') return false
  return Boolean(budget?.limit) && Number(budget?.used ?? 0) >= Number(budget?.limit)
}

/** Whether a promotion needs more than the contract's terms: limited to some buyers or goods, per piece, a gift, or without a code. */
function hasConditions({ type, is_automatic, rules, application_method: method }: MedusaPromotion) {
  if (type !== 'standard' || is_automatic || !method) return true
  const { target_type, allocation, target_rules } = method
  const isByPiece = target_type === 'items' && allocation !== 'across'
  const isForSome = rules.some(({ attribute }) => attribute !== 'currency_code')
  return isByPiece || isForSome || target_rules.length > 0
}

const nominalIn = ({ metadata }: MedusaPromotion) => typedAmount(metadata?.disc_nominal, 0)
const maximumIn = ({ metadata }: MedusaPromotion) => typedAmount(metadata?.disc_max, noMaximum)

const isUnreadable = (promotion: MedusaPromotion) =>
  !Number.isSafeInteger(nominalIn(promotion)) || !Number.isSafeInteger(maximumIn(promotion))

/** Returns why a code can't be used now; null when it can. */
export function problemOf(
  promotion: MedusaPromotion,
  now: Date,
): 'NOT_FOUND' | 'ENDED' | 'USED_UP' | null {
  const { starts_at, ends_at } = promotion.campaign ?? {}
  if (hasConditions(promotion) || isUnreadable(promotion)) return 'NOT_FOUND'
  if (starts_at && !isPast(starts_at, now)) return 'NOT_FOUND'
  if (isPast(ends_at, now)) return 'ENDED'
  return isUsedUp(promotion) ? 'USED_UP' : null
}

/**
 * Whether the checkout offers a code to everyone. Excludes codes limited by a budget or by uses per buyer: Medusa checks those only with
 * the order, and might refuse it.
 */
export function isOffered(promotion: MedusaPromotion, now: Date): boolean {
  if (promotion.metadata?.is_offered !== true || problemOf(promotion, now) !== null) return false
  const budget = promotion.campaign?.budget
  return !budget?.limit || budget.type === 'usage'
}

/** Converts a promotion to the contract's terms. */
export function termsOf(promotion: MedusaPromotion) {
  const { id, code, application_method: method } = promotion
  const value = Number(method?.value ?? 0)
  const isPercent = method?.type === 'percentage'
  return {
    id,
    code,
    category: method?.target_type === 'shipping_methods' ? 'SHIPPING' : 'PRODUCT',
    disc_percent: isPercent ? value : 0,
    disc_nominal: isPercent ? nominalIn(promotion) : value,
    disc_max: maximumIn(promotion),
  }
}

export type PromotionTerms = ReturnType<typeof termsOf>

/** Returns a promotion's discount, in whole rupiah, at most what it applies to. */
export function discountOf(
  { category, disc_percent, disc_nominal, disc_max }: PromotionTerms,
  { subtotal, shippingCost }: { subtotal: number; shippingCost: number },
): number {
  const base = category === 'SHIPPING' ? shippingCost : subtotal
  const discount = Math.floor((base * disc_percent) / 100) + disc_nominal
  return Math.min(discount, disc_max, base)
}
