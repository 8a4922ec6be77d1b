import type { ListFilter } from '#lib/catalogue/list-filter.ts'
import * as words from '#lib/messages/words.ts'

/** The heading of a list: its category or brand (null for the whole catalogue), the sale, the search. */
export function listHeading(
  { search, isSale }: Pick<ListFilter, 'search' | 'isSale'>,
  place: string | null,
): string {
  const { list } = words
  if (search !== undefined) {
    const found = list.searchTitle(search)
    const placed = place === null ? found : list.within(found, place)
    return isSale ? list.onSale(placed) : placed
  }
  if (place === null) return isSale ? list.sale : list.everything
  return isSale ? list.saleOf(place) : place
}
