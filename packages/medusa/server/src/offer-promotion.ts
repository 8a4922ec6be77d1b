import type { MedusaContainer, PromotionDTO, UpdatePromotionDTO } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

/** Medusa 2.20 also stores metadata of promotions, which its types omit and its Admin API rejects. */
interface WithMetadata {
  metadata?: Record<string, unknown> | null
}

async function metadataOf(scope: MedusaContainer, id: string): Promise<Record<string, unknown>> {
  const promotions = scope.resolve(Modules.PROMOTION)
  const promotion: PromotionDTO & WithMetadata = await promotions.retrievePromotion(id)
  return promotion.metadata ?? {}
}

/** Whether staff offer a promotion in the checkout. Throws 404. */
export const isMarkedOffered = async (scope: MedusaContainer, id: string): Promise<boolean> =>
  (await metadataOf(scope, id)).is_offered === true

/** Sets whether a promotion is offered in the checkout, keeping the rest of its metadata. Throws 404. */
export async function offerPromotion(
  scope: MedusaContainer,
  id: string,
  is_offered: boolean,
): Promise<void> {
  const change: UpdatePromotionDTO & WithMetadata = {
    id,
    metadata: { ...(await metadataOf(scope, id)), is_offered },
  }
  await scope.resolve(Modules.PROMOTION).updatePromotions(change)
}
