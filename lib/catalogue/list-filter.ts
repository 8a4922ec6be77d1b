import { type Sort, sorts } from '#lib/rules/constants.ts'

/** What a product list shows; read from the query of /products (spec §2). */
export interface ListFilter {
  categoryId?: number
  subId?: number
  groupId?: number
  /** A brand's `brand_code`. */
  brand?: string
  isSale?: true
  sort?: Sort
  search?: string
  page: number
}

const longestSearch = 100

/** Stands for every code that no brand can have, so that all of them are one list, which is not found. */
const noBrand = '-'

const isBrandCode = (value: string) =>
  value.length <= 40 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)

const isSort = (value: string): value is Sort => sorts.some((sort) => sort === value)

/** A positive whole number, or NaN for what is none: no category has it, so its list is not found. */
const toId = (value: string) => (/^[1-9]\d{0,8}$/.test(value) ? Number(value) : Number.NaN)

/** A page's number, or NaN for what is none or beyond any list. */
const toPage = (value: string) => (/^[1-9]\d{0,5}$/.test(value) ? Number(value) : Number.NaN)

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
    if (value.trim()) filter.search = value.trim().slice(0, longestSearch)
  },
  page: (filter, value) => {
    filter.page = toPage(value)
  },
}

/** The filter in a query; empty and unknown parameters count for nothing, of a repeated one the first counts. */
export function readFilter(query: URLSearchParams): ListFilter {
  const filter: ListFilter = { page: 1 }
  for (const [name, read] of Object.entries(readers)) {
    const value = query.get(name)
    if (value) read(filter, value)
  }
  return filter
}

/** Whether a list is possible at all: none has an id or page that is no number. */
export const canExist = ({ categoryId, subId, groupId, page }: ListFilter): boolean =>
  ![categoryId, subId, groupId, page].some(Number.isNaN)

/** The filter as query parameters, always in the same order and without what goes without saying. */
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
  set('page', filter.page === 1 ? undefined : filter.page)
  return query
}

/** The address of a list. */
export function listHref(filter: Partial<ListFilter>): string {
  const query = filterQuery({ page: 1, ...filter }).toString()
  return query ? `/products?${query}` : '/products'
}
