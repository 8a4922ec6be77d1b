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
  | 'styleCode'

/**
 * A covering index for every list and sort, so that deep pages skip rows without reading them; the same as partial indexes for products on
 * sale; one index for the colours of a garment, which also counts a list's garments; and one for the product index (ids with their last
 * change).
 */
export function productIndexes(table: Record<Key, ExtraConfigColumn>) {
  const { id, categoryId, categorySubId, groupId, brandName } = table
  // The list's own column comes first, columns of further filters last.
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
      // All ascending: a backward scan gives the opposite order, including the id.
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
    index('products_garments').on(
      table.styleCode,
      categoryId,
      categorySubId,
      groupId,
      brandName,
      table.grandPrice,
      table.retailPrice,
      table.listedAt,
      id,
    ),
    index('products_changes').on(id, table.updatedAt),
  ]
}
