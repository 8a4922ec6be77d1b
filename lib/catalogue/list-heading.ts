import type { ListFilter } from '#lib/catalogue/list-filter.ts'
import * as words from '#lib/messages/words.ts'

/** The heading of a list: its category or brand (null for the whole catalogue), the sale, the search. */
export function listHeading(
  { search, isSale }: Pick<ListFilter, 'search' | 'isSale'>,
  place: string | null,
): string {
  if (search !== undefined) {
    const found = words.list.searchTitle(search)
    const placed = place === null ? found : words.list.within(found, place)
    return isSale ? words.list.onSale(placed) : placed
  }
  if (place === null) return isSale ? words.list.sale : words.list.everything
  return isSale ? words.list.saleOf(place) : place
}
