import type { Database } from '@etalase/backend-kit/db/connection.ts'
import {
  productImages,
  productSizes,
  products,
  relatedProducts,
} from '@etalase/backend-kit/db/schema/catalogue.ts'
import { productPromoProducts, productPromos } from '@etalase/backend-kit/db/schema/promos.ts'
import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { texts } from '@etalase/backend-kit/db/schema/texts.ts'
import { bulkInsert } from '@etalase/backend-kit/seed/bulk-insert.ts'
import { and, eq, getTableColumns, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ColorRows } from '#read-model/garment-rows.ts'

/** Sets every column of an existing row to the inserted row's value. */
export function excluded(table: PgTable): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table))
  return Object.fromEntries(
    columns.map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  )
}

/** Deletes what belongs to products besides their own rows, before they are rewritten or removed. */
async function clear(tx: Database, ids: number[]): Promise<void> {
  await tx.delete(stock).where(inArray(stock.productId, ids))
  await tx.delete(productSizes).where(inArray(productSizes.productId, ids))
  await tx.delete(productImages).where(inArray(productImages.productId, ids))
  await tx.delete(relatedProducts).where(inArray(relatedProducts.productId, ids))
  const own = and(eq(texts.kind, 'product'), inArray(texts.id, ids.map(String)))
  await tx.delete(texts).where(own)
}

/** Makes codes unique: a product whose code is taken gets its number appended. */
async function withOwnCodes(tx: Database, colors: readonly ColorRows[]): Promise<ColorRows[]> {
  const rows = colors.map(({ product }) => product)
  const others = await tx
    .select({ code: products.code })
    .from(products)
    .where(
      and(
        inArray(
          products.code,
          rows.map(({ code }) => code),
        ),
        notInArray(
          products.id,
          rows.map(({ id }) => id),
        ),
      ),
    )
  const taken = new Set(others.map(({ code }) => code))
  return colors.map((color) => {
    const { code, id } = color.product
    const isTaken = taken.has(code)
    taken.add(code)
    return isTaken ? { ...color, product: { ...color.product, code: `${code}-${id}` } } : color
  })
}

/** Replaces products with their sizes, pictures and stock. */
export async function writeProducts(tx: Database, given: readonly ColorRows[]): Promise<void> {
  if (given.length === 0) return
  const ids = given.map(({ product }) => product.id)
  await clear(tx, ids)
  const colors = await withOwnCodes(tx, given)
  await tx
    .insert(products)
    .values(colors.map(({ product }) => product))
    .onConflictDoUpdate({ target: products.id, set: excluded(products) })
  await bulkInsert(
    tx,
    productImages,
    colors.flatMap(({ images }) => images),
  )
  await bulkInsert(
    tx,
    productSizes,
    colors.flatMap(({ sizes }) => sizes),
  )
  await bulkInsert(
    tx,
    stock,
    colors.flatMap((color) => color.stock),
  )
  await bulkInsert(
    tx,
    texts,
    colors.flatMap((color) => color.texts),
  )
}

/** Replaces the related products of products. Skips those that don't exist. */
export async function writeRelated(tx: Database, wanted: ColorRows['related']): Promise<void> {
  const ids = wanted.flatMap(({ productId, relatedId }) => [productId, relatedId])
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...new Set(ids)]))
  const known = new Set(rows.map(({ id }) => id))
  const from = [...new Set(wanted.map(({ productId }) => productId))]
  await tx.delete(relatedProducts).where(inArray(relatedProducts.productId, from))
  await bulkInsert(
    tx,
    relatedProducts,
    wanted.filter(({ productId, relatedId }) => known.has(productId) && known.has(relatedId)),
  )
}

/** Removes products that the engine no longer publishes. */
export async function removeProducts(tx: Database, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await clear(tx, ids)
  await tx.delete(relatedProducts).where(inArray(relatedProducts.relatedId, ids))
  await tx.delete(productPromoProducts).where(inArray(productPromoProducts.productId, ids))
  await tx.delete(productPromos).where(inArray(productPromos.productId, ids))
  await tx.delete(products).where(inArray(products.id, ids))
}
