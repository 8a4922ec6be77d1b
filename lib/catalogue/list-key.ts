import { filterQuery, isPerRequest, type ListFilter } from '#lib/catalogue/list-filter.ts'
import { readFilter } from '#lib/catalogue/read-filter.ts'

const everything = 'all'

/** A list's filter as one path segment: 'category_id-7~sort-PRICE_ASC'. Not for lists that are rendered per request. */
export function listKey(filter: ListFilter): string {
  const parts = [...filterQuery(filter)].map(([name, value]) => `${name}-${value}`)
  return parts.join('~') || everything
}

/** Parses such a segment; null for a malformed one. */
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
