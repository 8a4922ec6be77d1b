import type { Database } from '#backend/db/connection.ts'
import { productCounts } from '#backend/db/schema/catalogue.ts'
import { brandCode } from '#lib/rules/brand-code.ts'

/** The name of the brand with such a code, or null where no product has it; the table of counts has few rows. */
export async function findBrandName(db: Database, code: string): Promise<string | null> {
  const brands = await db.selectDistinct({ name: productCounts.brandName }).from(productCounts)
  return brands.find(({ name }) => brandCode(name) === code)?.name ?? null
}
