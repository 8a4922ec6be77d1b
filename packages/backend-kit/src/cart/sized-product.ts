import { and, type Column, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { productSizes, products } from '#db/schema/catalogue.ts'
import { stock } from '#db/schema/stores.ts'
import { type Given, statement } from '#db/statement.ts'
import { isTranslated, textsOf } from '#texts/texts.ts'

/** A product in one size. */
export type Size = {
  productId: number
  sizeCode: string
}

/** Selects the row of a size. */
export const isSize = ({ productId, sizeCode }: Given<Size>) =>
  and(eq(productSizes.productId, productId), eq(productSizes.sizeCode, sizeCode))

/** Selects the largest stock of a size in any one showroom. */
export const maxInOneShop = (productId: Column, sizeCode: Column) =>
  sql<number>`(select coalesce(max(${stock.qty}), 0) from ${stock}
    where ${stock.productId} = ${productId} and ${stock.sizeCode} = ${sizeCode})`.mapWith(Number)

const findSize = statement('sized_product', (db, given: Given<Size>) =>
  db
    .select({
      productName: products.name,
      price: products.grandPrice,
      maxPerOrder: products.maxPerOrder,
      sizeName: productSizes.sizeName,
      maxInOneShop: maxInOneShop(productSizes.productId, productSizes.sizeCode),
    })
    .from(productSizes)
    .innerJoin(products, eq(products.id, productSizes.productId))
    .where(isSize(given)),
)

/**
 * Loads a size of a product with its largest stock in any one showroom, in the language of the request; undefined when it doesn't exist.
 */
export async function findSizedProduct(db: Database, productId: number, sizeCode: string) {
  const [row] = await findSize(db, { productId, sizeCode })
  if (!row || !isTranslated()) return row
  const text = await textsOf(db, 'product', [productId])
  const size = await textsOf(db, 'size', [sizeCode])
  return {
    ...row,
    productName: text(productId)?.name ?? row.productName,
    sizeName: size(sizeCode)?.name ?? row.sizeName,
  }
}
