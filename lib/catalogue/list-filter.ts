import type { Sort } from '@etalase/contract/rules/constants.ts'
import { countChoices, type Narrowing, narrowingParams } from '#lib/catalogue/narrowing.ts'

/** The parameters of an address that are prices. */
export type PriceParam = 'price_min' | 'price_max'

/** Replaces every unreadable price in an address, so that all such addresses share one page. */
const unreadPrice = '-'

/** The filter of a product list, from the query of /products (spec §2). */
export interface ListFilter extends Narrowing {
  categoryId?: number
  subcategoryId?: number
  groupId?: number
  /** A brand's `brand_code`. */
  brand?: string
  isSale?: true
  sort?: Sort
  search?: string
  /** Whether the address's search was cut to `search`: the page says so, and links have only the cut one. */
  isSearchCut?: true
  /** Whether the page shows the filter panel. */
  hasPanel?: true
  /** Unreadable prices of the address, reported at their fields in the panel. */
  unreadPrices?: readonly PriceParam[]
  page: number
}

/** Whether a list with this filter can exist: ids and page are well-formed numbers. */
export const canExist = ({ categoryId, subcategoryId, groupId, page }: ListFilter): boolean =>
  ![categoryId, subcategoryId, groupId, page].some(Number.isNaN)

/** Whether the list is narrowed. */
export const isNarrowed = (filter: ListFilter): boolean => countChoices(filter) > 0

/** Whether a list is rendered per request, because there are too many such lists to store. */
export const isPerRequest = (filter: ListFilter): boolean =>
  filter.search !== undefined || filter.hasPanel === true || isNarrowed(filter)

/** The list without its narrowing, from its first page. */
export function wholeList(filter: ListFilter): ListFilter {
  const { sizes, colors, priceMin, priceMax, isAvailable, hasPanel, unreadPrices, ...whole } =
    filter
  return { ...whole, page: 1 }
}

/** The filter as query parameters for links and forms, in a fixed order and without default values. */
export function choiceQuery(filter: ListFilter): URLSearchParams {
  const query = new URLSearchParams()
  const set = (name: string, value: string | number | undefined) => {
    if (value !== undefined) query.set(name, String(value))
  }
  set('category_id', filter.categoryId)
  set('category_sub_id', filter.subcategoryId)
  set('group_id', filter.groupId)
  set('brand', filter.brand)
  set('sale', filter.isSale && 1)
  set('search', filter.search)
  set('sort', filter.sort)
  for (const [name, value] of Object.entries(narrowingParams(filter))) set(name, value)
  set('filter', filter.hasPanel && 1)
  set('page', filter.page === 1 ? undefined : filter.page)
  return query
}

/** The whole filter with its unreadable parts, for a page's key and its render. */
export function filterQuery(filter: ListFilter): URLSearchParams {
  const query = choiceQuery(filter)
  for (const name of filter.unreadPrices ?? []) query.set(name, unreadPrice)
  return query
}

/** The URL of a list. */
export function listHref(filter: Partial<ListFilter>): string {
  // A comma needs no escape in a query.
  const query = choiceQuery({ page: 1, ...filter })
    .toString()
    .replaceAll('%2C', ',')
  return query ? `/products?${query}` : '/products'
}
