import {
  countChoices,
  type Narrowing,
  narrowingParams,
  readNarrowing,
} from '#lib/catalogue/narrowing.ts'
import { type Sort, sorts } from '#lib/rules/constants.ts'
import { parseId } from '#lib/rules/parse-id.ts'
import { searchLimit } from '#lib/rules/text-limits.ts'
import { typedSearch } from '#lib/rules/typed-text.ts'

/** The filter of a product list, from the query of /products (spec §2). */
export interface ListFilter extends Narrowing {
  categoryId?: number
  subId?: number
  groupId?: number
  /** A brand's `brand_code`. */
  brand?: string
  isSale?: true
  sort?: Sort
  search?: string
  /** Whether the page shows the filter panel. */
  hasPanel?: true
  page: number
}

/** Replaces every malformed brand code, so that they all share one URL, which gives 404. */
const noBrand = '-'

const isBrandCode = (value: string) =>
  value.length <= 40 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)

const isSort = (value: string): value is Sort => sorts.some((sort) => sort === value)

/** A positive whole number, or NaN for malformed text: `canExist` then refuses the list. */
const toId = (value: string) => parseId(value) ?? Number.NaN

/** A page number, or NaN for malformed text or a number beyond any list. */
const toPage = (value: string) => (/^[1-9]\d{0,4}$/.test(value) ? Number(value) : Number.NaN)

const readers: Readonly<Record<string, (filter: ListFilter, value: string) => void>> = {
  category_id: (filter, value) => {
    filter.categoryId = toId(value)
  },
  category_sub_id: (filter, value) => {
    filter.subId = toId(value)
  },
  group_id: (filter, value) => {
    filter.groupId = toId(value)
  },
  brand: (filter, value) => {
    filter.brand = isBrandCode(value) ? value : noBrand
  },
  sale: (filter, value) => {
    if (value === '1') filter.isSale = true
  },
  sort: (filter, value) => {
    if (isSort(value)) filter.sort = value
  },
  search: (filter, value) => {
    // Read again: a cut leaves a space or half a character at the end.
    const search = typedSearch(typedSearch(value).slice(0, searchLimit))
    if (search) filter.search = search
  },
  filter: (filter, value) => {
    if (value === '1') filter.hasPanel = true
  },
  page: (filter, value) => {
    filter.page = toPage(value)
  },
}

/**
 * Reads the filter from a query. Ignores empty and unknown parameters, and repetitions of a parameter other than size
 * and colour.
 */
export function readFilter(query: URLSearchParams): ListFilter {
  const filter: ListFilter = { ...readNarrowing(query), page: 1 }
  for (const [name, read] of Object.entries(readers)) {
    const value = query.get(name)
    if (value) read(filter, value)
  }
  return filter
}

/** Whether a list with this filter can exist: ids and page are well-formed numbers. */
export const canExist = ({ categoryId, subId, groupId, page }: ListFilter): boolean =>
  ![categoryId, subId, groupId, page].some(Number.isNaN)

/** Whether the list is narrowed. */
export const isNarrowed = (filter: ListFilter): boolean => countChoices(filter) > 0

/** Whether a list is rendered for each request: there are more such lists than can be stored. */
export const isPerRequest = (filter: ListFilter): boolean =>
  filter.search !== undefined || filter.hasPanel === true || isNarrowed(filter)

/** The list without its narrowing, from its first page. */
export function wholeList(filter: ListFilter): ListFilter {
  const { sizes, colors, priceMin, priceMax, isAvailable, hasPanel, ...whole } = filter
  return { ...whole, page: 1 }
}

/** The filter as query parameters, in a fixed order and without default values. */
export function filterQuery(filter: ListFilter): URLSearchParams {
  const query = new URLSearchParams()
  const set = (name: string, value: string | number | undefined) => {
    if (value !== undefined) query.set(name, String(value))
  }
  set('category_id', filter.categoryId)
  set('category_sub_id', filter.subId)
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

/** The URL of a list. */
export function listHref(filter: Partial<ListFilter>): string {
  // A comma needs no escape in a query.
  const query = filterQuery({ page: 1, ...filter })
    .toString()
    .replaceAll('%2C', ',')
  return query ? `/products?${query}` : '/products'
}
