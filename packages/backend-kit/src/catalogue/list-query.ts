import type { productListQuery } from '@etalase/contract/product.ts'
import type { Sort } from '@etalase/contract/rules/constants.ts'
import { and, asc, type Column, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { SubqueryWithSelection } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Database } from '#db/connection.ts'
import { productCounts, products } from '#db/schema/catalogue.ts'

/** The query of a product list, with the brand's name instead of its code. */
export type ListQuery = Omit<z.output<typeof productListQuery>, 'brand'> & { brandName?: string }

/** A page of a list: its product ids in order, and the count of all matches. */
export interface Page {
  ids: number[]
  count: number
}

/** Number of products before the page. */
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

/** The conditions of a list on `products` or an alias of it, without the search. */
export const listFilter = (query: ListQuery, table: ProductColumns = products) =>
  and(kindFilter(table, query), query.sale ? lt(table.grandPrice, table.retailPrice) : undefined)

/** The same conditions on `product_counts`. */
export const countFilter = (query: ListQuery) =>
  and(kindFilter(productCounts, query), query.sale ? eq(productCounts.isSale, true) : undefined)

/** A total order (ties are broken by id), so that pages neither repeat nor lose a product. */
export function listOrder(
  { id, listedAt, grandPrice }: Record<'id' | 'listedAt' | 'grandPrice', Column>,
  sort: Sort,
): SQL[] {
  if (sort === 'PRICE_ASC') return [asc(grandPrice), asc(id)]
  return [desc(sort === 'NEWEST' ? listedAt : grandPrice), desc(id)]
}

/** How many products a list has: a query of one row. */
type Total = SubqueryWithSelection<{ count: SQL.Aliased<number> }, 'counted'>

/**
 * The query of a page: the count of all matches, and the ids of the products that `shown` lets through, in the order of the
 * list. A page past the end would scan the whole list to find nothing.
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
