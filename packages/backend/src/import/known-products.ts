import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { isOneOf } from '@etalase/backend-kit/db/json-rows.ts'
import { productImages, productSizes, products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { importedProducts } from '@etalase/backend-kit/db/schema/imports.ts'
import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { type ProductRow, productColumns } from '@etalase/backend-kit/product-mapper.ts'
import { and, asc, eq, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Garment } from '#import/garment.ts'
import type { StockRow } from '#import/stock-rows.ts'

/** A product with its rows in other tables. */
export interface KnownProduct {
  row: ProductRow
  /** Addresses in order. */
  pictures: string[]
  /** Position after the last picture. */
  nextPosition: number
  /** In order. */
  sizes: (typeof productSizes.$inferSelect)[]
  stock: StockRow[]
}

/** Loads complete products by id. */
export async function loadKnown(
  tx: Database,
  ids: readonly number[],
): Promise<Map<number, KnownProduct>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.select(productColumns).from(products).where(isOneOf(products.id, ids))
  const pictures = await tx
    .select({
      productId: productImages.productId,
      position: productImages.position,
      imageUrl: productImages.imageUrl,
    })
    .from(productImages)
    .where(isOneOf(productImages.productId, ids))
    .orderBy(asc(productImages.position))
  const sizes = await tx
    .select()
    .from(productSizes)
    .where(isOneOf(productSizes.productId, ids))
    .orderBy(asc(productSizes.position))
  const pieces = await tx.select().from(stock).where(isOneOf(stock.productId, ids))
  const picturesOf = Map.groupBy(pictures, ({ productId }) => productId)
  const sizesOf = Map.groupBy(sizes, ({ productId }) => productId)
  const stockOf = Map.groupBy(pieces, ({ productId }) => productId)
  const known = rows.map((row) => ({
    row,
    pictures: (picturesOf.get(row.id) ?? []).map(({ imageUrl }) => imageUrl),
    nextPosition: (picturesOf.get(row.id)?.at(-1)?.position ?? -1) + 1,
    sizes: sizesOf.get(row.id) ?? [],
    stock: stockOf.get(row.id) ?? [],
  }))
  return new Map(known.map((product) => [product.row.id, product]))
}

/** The known product of a garment. */
export interface Found {
  id: number
  /** Hash of what the last import said; null if the product has changed since. */
  hash: string | null
}

const styleKey = (style: string | null, color: string | null) =>
  JSON.stringify([style, color?.toLowerCase() ?? ''])

/** Returns a function that finds a garment's product: by style and colour, else by code. */
export async function findKnown(tx: Database, garments: readonly Garment[]) {
  const { id, code, styleCode, colorName, updatedAt } = products
  const which = (condition: SQL) =>
    tx
      .select({ id, code, styleCode, colorName, hash: importedProducts.hash })
      .from(products)
      .leftJoin(
        importedProducts,
        and(eq(importedProducts.productId, id), eq(importedProducts.productUpdatedAt, updatedAt)),
      )
      .where(condition)
  const codes = garments.map((garment) => garment.code)
  const groups = [...new Set(garments.flatMap(({ group }) => group ?? []))]
  const found = await unionAll(which(isOneOf(code, codes)), which(isOneOf(styleCode, groups)))
  const byCode = new Map(found.map((row) => [row.code, row]))
  const byStyle = new Map(found.map((row) => [styleKey(row.styleCode, row.colorName), row]))
  return ({ code, group, color }: Garment): Found | undefined =>
    (group === null ? undefined : byStyle.get(styleKey(group, color))) ?? byCode.get(code)
}
