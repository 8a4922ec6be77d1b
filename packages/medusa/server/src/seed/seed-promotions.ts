import type { CreatePromotionDTO, MedusaContainer } from '@medusajs/framework/types'
import { createPromotionsWorkflow } from '@medusajs/medusa/core-flows'
import { currencyCode } from '../settings'
import type { Company } from './company'

type Promo = Company['promotions'][number]

/** Medusa 2.20 keeps metadata of promotions too, which its type does not say. */
type NewPromotion = CreatePromotionDTO & { metadata: Record<string, unknown> }

/** Medusa's own discount has no maximum and is percent or amount: the rest is in the metadata, which `promotion-terms.ts` reads. */
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

/** Makes the promo codes, each with a campaign for its dates. */
export async function seedPromotions(
  scope: MedusaContainer,
  { promotions }: Company,
): Promise<void> {
  await createPromotionsWorkflow(scope).run({
    input: { promotionsData: promotions.map(toPromotion) },
  })
}
