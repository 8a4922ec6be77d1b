import type { StyleColors } from '@etalase/contract/product.ts'
import { inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { products } from '#db/schema/catalogue.ts'

/** Maximum colours shown on a card. */
const maxHexes = 4

type Colored = Pick<typeof products.$inferSelect, 'styleCode' | 'colorHex'>

/**
 * Loads the colours of garments in one query: their number, and the first few, starting with the product's own colour. Undefined for a
 * product without a style and for a single-colour garment.
 */
export async function styleColors(db: Database, shown: readonly Colored[]) {
  const styles = [...new Set(shown.flatMap(({ styleCode }) => styleCode ?? []))]
  const rows =
    styles.length === 0
      ? []
      : await db
          .select({
            styleCode: products.styleCode,
            hexes: sql<string[]>`array_agg(${products.colorHex} order by ${products.id})
              filter (where ${products.colorHex} is not null and ${products.colorName} is not null)`,
          })
          .from(products)
          .where(inArray(products.styleCode, styles))
          .groupBy(products.styleCode)
  const byStyle = new Map(rows.map(({ styleCode, hexes }) => [styleCode, hexes]))
  return ({ styleCode, colorHex }: Colored): StyleColors | undefined => {
    const all = (styleCode !== null && byStyle.get(styleCode)) || []
    if (all.length < 2) return undefined
    const own = colorHex === null ? -1 : all.indexOf(colorHex)
    const ordered = own > 0 ? [all[own] ?? '', ...all.toSpliced(own, 1)] : all
    return { count: all.length, hexes: ordered.slice(0, maxHexes) }
  }
}
