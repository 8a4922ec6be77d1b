import type { ReadQuery } from '@etalase/front/shared/read-query.ts'
import { canExist, filterQuery, isPerRequest } from '#lib/catalogue/list-filter.ts'
import { readFilter } from '#lib/catalogue/read-filter.ts'

/** Product lists, which have one canonical address for every spelling of their query. */
export const readListPage: ReadQuery = (query) => {
  const filter = readFilter(query)
  if (!canExist(filter)) return null
  if (filter.search !== undefined) return 'search'
  return { query: filterQuery(filter).toString(), isOnRequest: isPerRequest(filter) }
}
