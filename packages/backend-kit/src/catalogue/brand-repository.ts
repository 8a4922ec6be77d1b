import { brandCode } from '@etalase/contract/rules/codes.ts'
import type { Database } from '#db/connection.ts'
import { productCounts } from '#db/schema/catalogue.ts'

/** Loads all brand names from `product_counts`, which is small. */
export async function brandNames(db: Database): Promise<string[]> {
  const brands = await db.selectDistinct({ name: productCounts.brandName }).from(productCounts)
  return brands.map(({ name }) => name)
}

/** Finds a brand's name by its code; null when no product has it. */
export async function findBrandName(db: Database, code: string): Promise<string | null> {
  return (await brandNames(db)).find((name) => brandCode(name) === code) ?? null
}
