import type { productListQuery } from '@etalase/contract/product.ts'
import type { Sort } from '@etalase/contract/rules/constants.ts'
import { and, asc, type Column, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { SubqueryWithSelection } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Database } from '#db/connection.ts'
import { productCounts, products } from '#db/schema/catalogue.ts'

/** A product list query with the brand's name instead of its code. */
export type ListQuery = Omit<z.output<typeof productListQuery>, 'brand'> & { brandName?: string }

/** A page of a list: product ids in order, and the count of all matches. */
export interface Page {
  ids: number[]
  count: number
}

/** Returns how many products precede the page. */
export const offsetOf = ({ page, limit }: ListQuery) => (page - 1) * limit

type KindColumns = Record<'categoryId' | 'categorySubId' | 'groupId' | 'brandName', Column>

type ProductColumns = KindColumns & Record<'grandPrice' | 'retailPrice', Column>

const kindFilter = (table: KindColumns, query: ListQuery) =>
  and(
    query.category_id ? eq(table.categoryId, query.category_id) : undefined,
    query.category_sub_id ? eq(table.categorySubId, query.category_sub_id) : undefined,
    query.group_id ? eq(table.groupId, query.group_id) : undefined,
    query.brandName ? eq(table.brandName, query.brandName) : undefined,
  )

/** Builds the conditions of a list, except the search, on `products` or an alias. */
export const listFilter = (query: ListQuery, table: ProductColumns = products) =>
  and(kindFilter(table, query), query.sale ? lt(table.grandPrice, table.retailPrice) : undefined)

/** Builds the same conditions on `product_counts`. */
export const countFilter = (query: ListQuery) =>
  and(kindFilter(productCounts, query), query.sale ? eq(productCounts.isSale, true) : undefined)

/** Returns a total order, breaking ties by id, so that pages neither repeat nor skip products. */
export function listOrder(
  { id, listedAt, grandPrice }: Record<'id' | 'listedAt' | 'grandPrice', Column>,
  sort: Sort,
): SQL[] {
  if (sort === 'PRICE_ASC') return [asc(grandPrice), asc(id)]
  return [desc(sort === 'NEWEST' ? listedAt : grandPrice), desc(id)]
}

/** A one-row query that counts a list's products. */
type Total = SubqueryWithSelection<{ count: SQL.Aliased<number> }, 'counted'>

/**
 * Builds the query of a page: the count of all matches, and the ids matching `shown` in list order. Skips the ids of a page past the end,
 * which would scan the whole list for nothing.
 */
export function pageQuery(db: Database, query: ListQuery, total: Total, shown: SQL | undefined) {
  const ids = db
    .select({ id: products.id })
    .from(products)
    .where(shown)
    .orderBy(...listOrder(products, query.sort))
    .limit(query.limit)
    .offset(offsetOf(query))
  return db
    .select({
      count: total.count,
      ids: sql<
        number[]
      >`case when ${total.count} > ${offsetOf(query)} then array(${ids}) else '{}' end`,
    })
    .from(total)
}
