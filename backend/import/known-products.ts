import { asc, inArray, or } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'
import { productImages, productSizes, products } from '#backend/db/schema/catalogue.ts'
import { stock } from '#backend/db/schema/stores.ts'
import type { Garment } from '#backend/import/garment.ts'
import type { StockRow } from '#backend/import/stock-rows.ts'
import { type ProductRow, productColumns } from '#backend/product-mapper.ts'

/** A product of the database with what other tables have of it. */
export interface KnownProduct {
  row: ProductRow
  /** Addresses, in their order. */
  pictures: string[]
  /** Behind the last picture. */
  nextPosition: number
  sizes: (typeof productSizes.$inferSelect)[]
  stock: StockRow[]
}

async function load(tx: Database, rows: readonly ProductRow[]): Promise<KnownProduct[]> {
  const ids = rows.map(({ id }) => id)
  const pictures = await tx
    .select()
    .from(productImages)
    .where(inArray(productImages.productId, ids))
    .orderBy(asc(productImages.position))
  const sizes = await tx
    .select()
    .from(productSizes)
    .where(inArray(productSizes.productId, ids))
    .orderBy(asc(productSizes.position))
  const pieces = await tx.select().from(stock).where(inArray(stock.productId, ids))
  const picturesOf = Map.groupBy(pictures, ({ productId }) => productId)
  const sizesOf = Map.groupBy(sizes, ({ productId }) => productId)
  const stockOf = Map.groupBy(pieces, ({ productId }) => productId)
  return rows.map((row) => ({
    row,
    pictures: (picturesOf.get(row.id) ?? []).map(({ imageUrl }) => imageUrl),
    nextPosition: (picturesOf.get(row.id)?.at(-1)?.position ?? -1) + 1,
    sizes: sizesOf.get(row.id) ?? [],
    stock: stockOf.get(row.id) ?? [],
  }))
}

const styleKey = (style: string | null, color: string | null) =>
  JSON.stringify([style, color?.toLowerCase() ?? ''])

/** Finds what a garment is already: the product with its code, else the one of its style and colour. */
export async function findKnown(tx: Database, garments: readonly Garment[]) {
  const codes = garments.map(({ code }) => code)
  const groups = [...new Set(garments.flatMap(({ group }) => group ?? []))]
  const rows = await tx
    .select(productColumns)
    .from(products)
    .where(or(inArray(products.code, codes), inArray(products.styleCode, groups)))
  const known = rows.length === 0 ? [] : await load(tx, rows)
  const byCode = new Map(known.map((product) => [product.row.code, product]))
  const byStyle = new Map(
    known.map((product) => [styleKey(product.row.styleCode, product.row.colorName), product]),
  )
  return ({ code, group, color }: Garment): KnownProduct | undefined =>
    byCode.get(code) ?? (group === null ? undefined : byStyle.get(styleKey(group, color)))
}
