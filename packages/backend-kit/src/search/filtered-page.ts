import { type ListQuery, listOrder, offsetOf, type Page } from '#catalogue/list-query.ts'
import type { Database } from '#db/connection.ts'
import { counting } from '#db/scans.ts'
import { productSearch } from '#db/schema/search.ts'
import { matchCondition } from '#search/match.ts'

/** Whether a list has filters besides its category, group, brand and sale. */
export const isNarrowed = ({ size, color, price_min, price_max, available }: ListQuery): boolean =>
  [size, color, price_min, price_max, available].some((filter) => filter !== undefined)

const columns = {
  id: productSearch.productId,
  listedAt: productSearch.listedAt,
  grandPrice: productSearch.grandPrice,
}

/** Loads a page of a filtered list, in its order, with the exact count. */
export async function filteredPage(db: Database, query: ListQuery): Promise<Page> {
  const condition = matchCondition(query)
  const count = await counting(db, (tx) => tx.$count(productSearch, condition))
  if (count <= offsetOf(query)) return { ids: [], count }
  const rows = await db
    .select({ id: columns.id })
    .from(productSearch)
    .where(condition)
    .orderBy(...listOrder(columns, query.sort))
    .limit(query.limit)
    .offset(offsetOf(query))
  return { ids: rows.map(({ id }) => id), count }
}
