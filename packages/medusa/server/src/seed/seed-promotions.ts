import type { CreatePromotionDTO, MedusaContainer } from '@medusajs/framework/types'
import { createPromotionsWorkflow } from '@medusajs/medusa/core-flows'
import { currencyCode } from '../settings'
import type { Company } from './company'

type Promo = Company['promotions'][number]

/** Medusa 2.20 also stores metadata of promotions, which its type omits. */
type NewPromotion = CreatePromotionDTO & { metadata: Record<string, unknown> }

/**
 * Converts a promo code. Medusa's discount is either percent or amount, without a maximum; the rest goes into the metadata, which
 * `promotion-terms.ts` reads.
 */
const toPromotion = (promo: Promo): NewPromotion => {
  const isPercent = promo.disc_percent > 0
  const isShipping = promo.category === 'SHIPPING'
  return {
    code: promo.code,
    type: 'standard',
    status: 'active',
    limit: promo.use_limit,
    application_method: {
      type: isPercent ? 'percentage' : 'fixed',
      target_type: isShipping ? 'shipping_methods' : 'order',
      ...(isShipping ? { allocation: 'across' as const } : {}),
      value: isPercent ? promo.disc_percent : promo.disc_nominal,
      currency_code: currencyCode,
    },
    campaign: {
      name: promo.code,
      campaign_identifier: promo.code,
      starts_at: new Date(promo.starts_at),
      ends_at: new Date(promo.ends_at),
    },
    metadata: {
      disc_max: promo.disc_max,
      is_offered: promo.is_offered,
      ...(isPercent ? { disc_nominal: promo.disc_nominal } : {}),
    },
  }
}

/** Creates the promo codes, each with a campaign for its dates. */
export async function seedPromotions(
  scope: MedusaContainer,
  { promotions }: Company,
): Promise<void> {
  await createPromotionsWorkflow(scope).run({
    input: { promotionsData: promotions.map(toPromotion) },
  })
}
