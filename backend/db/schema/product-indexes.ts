import { sql } from 'drizzle-orm'
import { type ExtraConfigColumn, index } from 'drizzle-orm/pg-core'

type Key =
  | 'id'
  | 'categoryId'
  | 'categorySubId'
  | 'groupId'
  | 'brandName'
  | 'grandPrice'
  | 'retailPrice'
  | 'listedAt'
  | 'updatedAt'
  | 'searchText'

/**
 * For every list and order an index that has all a page needs to know its products, so that not even
 * a deep page reads rows it does not show; the same again for what is on sale; one for searches; and
 * one for the list of all ids with their last change.
 */
export function productIndexes(table: Record<Key, ExtraConfigColumn>) {
  const { id, categoryId, categorySubId, groupId, brandName } = table
  // A list's own column first; the columns that may narrow it further come last.
  const lists = [
    ['all', [], []],
    ['category', [categoryId], [groupId]],
    ['category_sub', [categorySubId], [categoryId, groupId]],
    ['group', [groupId], []],
    ['brand', [brandName], [categoryId, categorySubId, groupId]],
  ] as const
  const orders = [
    ['newest', table.listedAt],
    ['price', table.grandPrice],
  ] as const
  const pages = lists.flatMap(([list, own, narrower]) =>
    orders.flatMap(([order, key]) => {
      // Ascending throughout: read backwards they also serve the opposite order, id included.
      const [first, ...rest] = [...own, key, id, ...narrower] as const
      const name = `products_${list}_${order}`
      const onSale = sql`${table.grandPrice} < ${table.retailPrice}`
      return [
        index(name).on(first, ...rest),
        index(`${name}_sale`)
          .on(first, ...rest)
          .where(onSale),
      ]
    }),
  )
  return [
    ...pages,
    index('products_search').using('gin', table.searchText.op('gin_trgm_ops')),
    index('products_changes').on(id, table.updatedAt),
  ]
}
