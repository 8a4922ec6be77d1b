import type { Database } from '#backend/db/connection.ts'
import { productPromoProducts, productPromos, promos } from '#backend/db/schema/promos.ts'
import { bulkInsert } from '#backend/seed/bulk-insert.ts'
import { productId } from '#backend/seed/demo/products.ts'
import { bundledCategory, bundleSeeds, promoSeeds } from '#backend/seed/demo/promos.ts'
import type { Manifest } from '#backend/seed/manifest.ts'

/** Inserts the demo company's promo codes and bundles. */
export async function seedPromos(db: Database, { products }: Manifest): Promise<void> {
  await bulkInsert(db, promos, promoSeeds)
  await bulkInsert(db, productPromos, bundleSeeds)
  const promoId = bundleSeeds.find((bundle) => bundle.bundlingType === 'PRODUCT')?.id ?? 0
  const members = products.flatMap(({ category }, index) =>
    category === bundledCategory ? [{ promoId, productId: productId(index) }] : [],
  )
  await bulkInsert(db, productPromoProducts, members)
}
