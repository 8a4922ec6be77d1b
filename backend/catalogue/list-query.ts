import { and, asc, type Column, desc, eq, lt, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { productCounts, products } from '#backend/db/schema/catalogue.ts'
import type { productListQuery } from '#lib/contract/product.ts'
import type { Sort } from '#lib/rules/constants.ts'

/** The brand by its name, as products have it. */
export type ListQuery = Omit<z.output<typeof productListQuery>, 'brand'> & { brandName?: string }

/** A page of a list: its products by id, in order, and how many match in all. */
export interface Page {
  ids: number[]
  count: number
}

/** Products before the page. */
export const offsetOf = ({ page, limit }: ListQuery) => (page - 1) * limit

const kindFilter = (table: typeof products | typeof productCounts, query: ListQuery) =>
  and(
    query.category_id ? eq(table.categoryId, query.category_id) : undefined,
    query.category_sub_id ? eq(table.categorySubId, query.category_sub_id) : undefined,
    query.group_id ? eq(table.groupId, query.group_id) : undefined,
    query.brandName ? eq(table.brandName, query.brandName) : undefined,
  )

/** The products of the list that a query names, whatever it searches for. */
export const listFilter = (query: ListQuery) =>
  and(
    kindFilter(products, query),
    query.sale ? lt(products.grandPrice, products.retailPrice) : undefined,
  )

/** The counts of the kinds of product in that list. */
export const countFilter = (query: ListQuery) =>
  and(kindFilter(productCounts, query), query.sale ? eq(productCounts.isSale, true) : undefined)

/** An order in which no two products are equal, so that pages neither repeat nor lose one. */
export function listOrder(
  { id, listedAt, grandPrice }: Record<'id' | 'listedAt' | 'grandPrice', Column>,
  sort: Sort,
): SQL[] {
  if (sort === 'PRICE_ASC') return [asc(grandPrice), asc(id)]
  return [desc(sort === 'NEWEST' ? listedAt : grandPrice), desc(id)]
}
