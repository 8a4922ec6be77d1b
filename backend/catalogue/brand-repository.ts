import type { Database } from '#backend/db/connection.ts'
import { productCounts } from '#backend/db/schema/catalogue.ts'
import { brandCode } from '#lib/rules/brand-code.ts'

/** The name of the brand with a code, or null when no product has it. `product_counts` is a small table. */
export async function findBrandName(db: Database, code: string): Promise<string | null> {
  const brands = await db.selectDistinct({ name: productCounts.brandName }).from(productCounts)
  return brands.find(({ name }) => brandCode(name) === code)?.name ?? null
}
