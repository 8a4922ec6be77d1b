import type { MedusaContainer } from '@medusajs/framework/types'
import { notFound, Refusal } from './refusal'
import { queryOf } from './scope'

/** Of a promotion whose discount has no limit of its own. */
const noMaximum = 1_000_000_000

const fields = [
  'id',
  'code',
  'status',
  'limit',
  'used',
  'metadata',
  'application_method.type',
  'application_method.value',
  'application_method.target_type',
  'campaign.starts_at',
  'campaign.ends_at',
  'campaign.budget.type',
  'campaign.budget.limit',
  'campaign.budget.used',
]

async function findPromotion(scope: MedusaContainer, code: string) {
  const { data } = await queryOf(scope).graph({
    entity: 'promotion',
    fields,
    filters: { code, status: 'active' },
  })
  return data[0]
}

type Promotion = NonNullable<Awaited<ReturnType<typeof findPromotion>>>

const isPast = (time: string | Date | null | undefined, now: Date) =>
  time !== null && time !== undefined && new Date(time) <= now

function isUsedUp({ limit, used, campaign }: Promotion): boolean {
  if (typeof limit === 'number' && Number(used ?? 0) >= limit) return true
  const budget = campaign?.budget
  return Boolean(budget?.limit) && Number(budget?.used ?? 0) >= Number(budget?.limit)
}

/** The contract's terms of a promotion. */
function termsOf({ id, code, metadata, application_method: method }: Promotion) {
  const value = Number(method?.value ?? 0)
  const isPercent = method?.type === 'percentage'
  return {
    id,
    code,
    category: method?.target_type === 'shipping_methods' ? 'SHIPPING' : 'PRODUCT',
    disc_percent: isPercent ? value : 0,
    disc_nominal: isPercent ? Number(metadata?.disc_nominal ?? 0) : value,
    disc_max: Number(metadata?.disc_max ?? noMaximum),
  }
}

export type PromotionTerms = ReturnType<typeof termsOf>

/** The terms of a code. Throws 404 when it is unknown or has not begun, ENDED and USED_UP. */
export async function requirePromotion(
  scope: MedusaContainer,
  code: string,
  now = new Date(),
): Promise<PromotionTerms> {
  const promotion = await findPromotion(scope, code.toUpperCase())
  const startsAt = promotion?.campaign?.starts_at
  if (!promotion || (startsAt && !isPast(startsAt, now))) throw notFound()
  if (isPast(promotion.campaign?.ends_at, now)) throw new Refusal('ENDED')
  if (isUsedUp(promotion)) throw new Refusal('USED_UP')
  return termsOf(promotion)
}

/** What a promotion takes off, in whole rupiah: never more than it is taken off from. */
export function discountOf(
  { category, disc_percent, disc_nominal, disc_max }: PromotionTerms,
  { subtotal, shippingCost }: { subtotal: number; shippingCost: number },
): number {
  const base = category === 'SHIPPING' ? shippingCost : subtotal
  const discount = Math.floor((base * disc_percent) / 100) + disc_nominal
  return Math.min(discount, disc_max, base)
}
