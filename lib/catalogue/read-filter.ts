import { parseId } from '@etalase/contract/rules/codes.ts'
import { type Sort, searchLimit, sorts } from '@etalase/contract/rules/constants.ts'
import { cutTo, lengthOf } from '@etalase/contract/rules/text-length.ts'
import { readPrice } from '@etalase/contract/rules/typed-price.ts'
import { typedSearch, typedText } from '@etalase/contract/rules/typed-text.ts'
import type { ListFilter, PriceParam } from '#lib/catalogue/list-filter.ts'
import { canonicalCodes, type Narrowing } from '#lib/catalogue/narrowing.ts'

const sizeCode = /^[a-z0-9]{1,10}$/i
const colorCode = /^[a-z0-9-]{1,40}$/

/** Returns the well-formed codes of a parameter, separated by commas or repeated as a form sends it. */
const readCodes = (query: URLSearchParams, name: string, pattern: RegExp) =>
  canonicalCodes(query.getAll(name).flatMap((value) => value.split(','))).filter((code) =>
    pattern.test(code),
  )

/** Reads lowest and highest price, swapped if reversed. */
function readPrices(
  query: URLSearchParams,
): Pick<ListFilter, 'priceMin' | 'priceMax' | 'unreadPrices'> {
  const typed = (name: PriceParam) => typedText(query.get(name) ?? '')
  const read = (name: PriceParam) => readPrice(typed(name)) ?? undefined
  const [min, max] = [read('price_min'), read('price_max')]
  const isReversed = min !== undefined && max !== undefined && min > max
  const [priceMin, priceMax] = isReversed ? [max, min] : [min, max]
  const names: readonly PriceParam[] = ['price_min', 'price_max']
  const unreadPrices = names.filter((name) => typed(name) !== '' && read(name) === undefined)
  return {
    ...(priceMin !== undefined && { priceMin }),
    ...(priceMax !== undefined && { priceMax }),
    ...(unreadPrices.length > 0 && { unreadPrices }),
  }
}

function readCodeChoices(query: URLSearchParams): Narrowing {
  const sizes = readCodes(query, 'size', sizeCode)
  const colors = readCodes(query, 'color', colorCode)
  return {
    ...(sizes.length > 0 && { sizes }),
    ...(colors.length > 0 && { colors }),
  }
}

/** Replaces every malformed brand code, so they all share one URL, which responds with 404. */
const noBrand = '-'

const isBrandCode = (value: string) =>
  value.length <= 40 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)

const isSort = (value: string): value is Sort => sorts.some((sort) => sort === value)

/** Parses a positive whole number; NaN for malformed text, which `canExist` then rejects. */
const toId = (value: string) => parseId(value) ?? Number.NaN

/** Parses a page number; NaN for malformed text or a number beyond any list. */
const toPage = (value: string) => (/^[1-9]\d{0,4}$/.test(value) ? Number(value) : Number.NaN)

const readers: Readonly<Record<string, (filter: ListFilter, value: string) => void>> = {
  category_id: (filter, value) => {
    filter.categoryId = toId(value)
  },
  category_sub_id: (filter, value) => {
    filter.subcategoryId = toId(value)
  },
  group_id: (filter, value) => {
    filter.groupId = toId(value)
  },
  brand: (filter, value) => {
    const code = value.toLowerCase()
    filter.brand = isBrandCode(code) ? code : noBrand
  },
  sale: (filter, value) => {
    if (value === '1') filter.isSale = true
  },
  sort: (filter, value) => {
    const sort = value.toUpperCase()
    if (isSort(sort)) filter.sort = sort
  },
  search: (filter, value) => {
    // Normalise again: cutting may leave a space, or half of a visible character, at the end.
    const typed = typedSearch(value)
    const search = typedSearch(cutTo(typed, searchLimit))
    if (search) filter.search = search
    if (lengthOf(typed) > searchLimit) filter.isSearchCut = true
  },
  available: (filter, value) => {
    if (value === '1') filter.isAvailable = true
  },
  filter: (filter, value) => {
    if (value === '1') filter.hasPanel = true
  },
  page: (filter, value) => {
    filter.page = toPage(value)
  },
}

/**
 * Reads the filter from a query. Ignores empty and unknown parameters, malformed codes, and repetitions of a parameter other than size
 * and colour. An unreadable price opens the panel, which reports it.
 */
export function readFilter(query: URLSearchParams): ListFilter {
  const filter: ListFilter = { ...readCodeChoices(query), ...readPrices(query), page: 1 }
  for (const [name, read] of Object.entries(readers)) {
    const value = query.get(name)
    if (value) read(filter, value)
  }
  return filter.unreadPrices ? { ...filter, hasPanel: true } : filter
}
