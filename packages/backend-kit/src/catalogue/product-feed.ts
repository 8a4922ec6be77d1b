import type { FeedProduct } from '@etalase/contract/product-feed.ts'
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { loadProducts } from '#catalogue/product-repository.ts'
import type { Database } from '#db/connection.ts'
import { categories, categorySubs, products } from '#db/schema/catalogue.ts'
import { stock } from '#db/schema/stores.ts'
import { productColumns, toDescribed } from '#product-mapper.ts'
import { translatedSubcategories } from '#texts/translated.ts'

/** Loads the stock of products by showroom, keyed by product id. */
async function stockOf(db: Database, ids: number[]) {
  const rows = await db
    .select()
    .from(stock)
    .where(and(inArray(stock.productId, ids), gt(stock.qty, 0)))
    .orderBy(stock.showroomId, stock.sizeCode)
  return Map.groupBy(rows, (row) => row.productId)
}

interface FeedPage {
  after: number
  limit: number
  stores?: number | undefined
}

/** Loads the products after an id for a merchant center, in id order; `stores` adds the stock per showroom. */
export async function feedProducts(
  db: Database,
  { after, limit, stores }: FeedPage,
): Promise<FeedProduct[]> {
  const rows = await db
    .select({ product: productColumns, subcategory: categorySubs, category: categories })
    .from(products)
    .innerJoin(categorySubs, eq(categorySubs.id, products.categorySubId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(gt(products.id, after))
    .orderBy(asc(products.id))
    .limit(limit)
  const shown = rows.map(({ product }) => product)
  const listed = await loadProducts(db, shown)
  const subcategories = await translatedSubcategories(
    db,
    rows.map(({ subcategory, category }) => ({
      id: subcategory.id,
      name: subcategory.name,
      category,
    })),
  )
  const ids = shown.map(({ id }) => id)
  const stocks = stores ? await stockOf(db, ids) : null
  return listed.map((product, index) => ({
    ...toDescribed(product, subcategories[index]),
    group_id: product.row.groupId,
    weight: product.row.weightGrams,
    ...(stocks && {
      stores: (stocks.get(product.row.id) ?? []).map(({ showroomId, sizeCode, qty }) => ({
        showroom_id: showroomId,
        size_code: sizeCode,
        qty,
      })),
    }),
  }))
}
