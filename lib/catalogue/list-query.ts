import type { ProductListQuery } from '@etalase/contract/product.ts'
import { pageSize } from '@etalase/contract/rules/constants.ts'
import { filterQuery, isPerRequest, type ListFilter } from '#lib/catalogue/list-filter.ts'
import { narrowingParams } from '#lib/catalogue/narrowing.ts'
import { readFilter } from '#lib/catalogue/read-filter.ts'
import { listMessages } from '#messages/list.ts'

/** Returns the page count for a number of products; an empty list has one page. */
export function pageCount(products: number): number {
  return Math.max(1, Math.ceil(products / pageSize))
}

const everything = 'all'

/** Returns a list's filter as one path segment: 'category_id-7~sort-PRICE_ASC'. Not for lists rendered per request. */
export function listKey(filter: ListFilter): string {
  const parts = [...filterQuery(filter)].map(([name, value]) => `${name}-${value}`)
  return parts.join('~') || everything
}

/** Parses a segment of `listKey`; null if malformed. */
export function parseListKey(key: string): ListFilter | null {
  const query = new URLSearchParams(
    key === everything
      ? []
      : key.split('~').map((part): [string, string] => {
          const dash = part.indexOf('-')
          return [part.slice(0, dash), part.slice(dash + 1)]
        }),
  )
  const filter = readFilter(query)
  return !isPerRequest(filter) && listKey(filter) === key ? filter : null
}

/** Returns the heading of a list from its category or brand (null for the whole catalogue), the sale and the search. */
export function listHeading(
  { search, isSale }: Pick<ListFilter, 'search' | 'isSale'>,
  place: string | null,
): string {
  if (search !== undefined) {
    const found = listMessages.searchTitle(search)
    const placed = place === null ? found : listMessages.within(found, place)
    return isSale ? listMessages.onSale(placed) : placed
  }
  if (place === null) return isSale ? listMessages.sale : listMessages.everything
  return isSale ? listMessages.saleOf(place) : place
}

/** Requests one product per garment (GROUP_COLORS=1); a backend without this parameter ignores it. */
const grouping = (): Pick<ProductListQuery, 'group'> =>
  process.env.GROUP_COLORS === '1' ? { group: 'colors' } : {}

/** Returns the query of `GET products` for one page of a list. */
export function listQuery(filter: ListFilter, page: number): ProductListQuery {
  return {
    page,
    limit: pageSize,
    sort: filter.sort ?? 'NEWEST',
    ...(filter.categoryId === undefined ? {} : { category_id: filter.categoryId }),
    ...(filter.subcategoryId === undefined ? {} : { category_sub_id: filter.subcategoryId }),
    ...(filter.groupId === undefined ? {} : { group_id: filter.groupId }),
    ...(filter.brand === undefined ? {} : { brand: filter.brand }),
    ...(filter.isSale ? { sale: 1 } : {}),
    ...(filter.search === undefined ? {} : { search: filter.search }),
    ...narrowingParams(filter),
    ...grouping(),
  }
}
