import type { Sort } from '@etalase/contract/rules/constants.ts'
import { countChoices, type Narrowing, narrowingParams } from '#lib/catalogue/narrowing.ts'

/** The price parameters of a URL. */
export type PriceParam = 'price_min' | 'price_max'

/** Replaces every unreadable price in a URL, so all such URLs share one page. */
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
  /** Whether the URL's search was cut to `search`: the page says so, and links contain only the cut text. */
  isSearchCut?: true
  /** Whether the page shows the filter panel. */
  hasPanel?: true
  /** Unreadable prices in the URL, reported at their fields in the panel. */
  unreadPrices?: readonly PriceParam[]
  page: number
}

/** Whether a list with this filter can exist, that is, ids and page are well-formed numbers. */
export const canExist = ({ categoryId, subcategoryId, groupId, page }: ListFilter): boolean =>
  ![categoryId, subcategoryId, groupId, page].some(Number.isNaN)

/** Whether the list is narrowed. */
export const isNarrowed = (filter: ListFilter): boolean => countChoices(filter) > 0

/** Whether a list is rendered per request, because there are too many such lists to store. */
export const isPerRequest = (filter: ListFilter): boolean =>
  filter.search !== undefined || filter.hasPanel === true || isNarrowed(filter)

/** Returns the list without its narrowing, at its first page. */
export function wholeList(filter: ListFilter): ListFilter {
  const { sizes, colors, priceMin, priceMax, isAvailable, hasPanel, unreadPrices, ...whole } =
    filter
  return { ...whole, page: 1 }
}

/** Returns the filter as query parameters for links and forms, in a fixed order and without defaults. */
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

/** Returns the whole filter with its unreadable parts, for a page's key and its render. */
export function filterQuery(filter: ListFilter): URLSearchParams {
  const query = choiceQuery(filter)
  for (const name of filter.unreadPrices ?? []) query.set(name, unreadPrice)
  return query
}

/** Returns the URL of a list. */
export function listHref(filter: Partial<ListFilter>): string {
  // Commas need no escaping in a query.
  const query = choiceQuery({ page: 1, ...filter })
    .toString()
    .replaceAll('%2C', ',')
  return query ? `/products?${query}` : '/products'
}
