import type { ReadQuery } from '@etalase/front/shared/read-query.ts'
import { canExist, filterQuery, isPerRequest } from '#lib/catalogue/list-filter.ts'
import { readFilter } from '#lib/catalogue/read-filter.ts'

/** Reads a product list's query into one canonical URL for every spelling. */
export const readListPage: ReadQuery = (query) => {
  const filter = readFilter(query)
  if (!canExist(filter)) return null
  if (filter.search !== undefined) return 'search'
  return { query: filterQuery(filter).toString(), isOnRequest: isPerRequest(filter) }
}
