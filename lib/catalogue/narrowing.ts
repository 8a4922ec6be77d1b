/** What a shopper narrows a list to. Lists have at least one value, in canonical order. */
export interface Narrowing {
  /** Codes of sizes. */
  sizes?: readonly string[]
  /** Codes of colours. */
  colors?: readonly string[]
  /** Whole rupiah. */
  priceMin?: number
  /** Whole rupiah. */
  priceMax?: number
  /** Only what some shop has. */
  isAvailable?: true
}

/** Most codes in one parameter, as in the contract. */
const maxCodes = 10

const sizeCode = /^[a-z0-9]{1,10}$/i
const colorCode = /^[a-z0-9-]{1,40}$/

/** Sorted and without repetitions: the same choice has one address. */
const canonical = (codes: readonly string[]) => [...new Set(codes)].toSorted().slice(0, maxCodes)

/** The well-formed codes of a parameter, written with commas or several times as a form sends it. */
const readCodes = (query: URLSearchParams, name: string, pattern: RegExp) =>
  canonical(query.getAll(name).flatMap((value) => value.split(','))).filter((code) =>
    pattern.test(code),
  )

/** A price in whole rupiah; undefined for anything else. */
function readPrice(query: URLSearchParams, name: string): number | undefined {
  const value = query.get(name) ?? ''
  return /^\d{1,9}$/.test(value) ? Number(value) : undefined
}

/** Reads the narrowing from a query. Drops malformed values; a lowest price above the highest is exchanged with it. */
export function readNarrowing(query: URLSearchParams): Narrowing {
  const sizes = readCodes(query, 'size', sizeCode)
  const colors = readCodes(query, 'color', colorCode)
  const [min, max] = [readPrice(query, 'price_min'), readPrice(query, 'price_max')]
  const isReversed = min !== undefined && max !== undefined && min > max
  const [priceMin, priceMax] = isReversed ? [max, min] : [min, max]
  return {
    ...(sizes.length > 0 && { sizes }),
    ...(colors.length > 0 && { colors }),
    ...(priceMin !== undefined && { priceMin }),
    ...(priceMax !== undefined && { priceMax }),
    ...(query.get('available') === '1' && { isAvailable: true }),
  }
}

/** The narrowing as parameters, of an address and of `GET products`. */
export function narrowingParams({ sizes, colors, priceMin, priceMax, isAvailable }: Narrowing) {
  return {
    ...(sizes && { size: sizes.join(',') }),
    ...(colors && { color: colors.join(',') }),
    ...(priceMin !== undefined && { price_min: priceMin }),
    ...(priceMax !== undefined && { price_max: priceMax }),
    ...(isAvailable && { available: 1 }),
  }
}

/** The number of choices; lowest and highest price are one. */
export function countChoices({
  sizes,
  colors,
  priceMin,
  priceMax,
  isAvailable,
}: Narrowing): number {
  const isPriced = priceMin !== undefined || priceMax !== undefined
  return (sizes?.length ?? 0) + (colors?.length ?? 0) + Number(isPriced) + Number(!!isAvailable)
}

/** Adds a code, or removes it when it is there; undefined when none is left. */
export function toggleCode(
  codes: readonly string[] = [],
  code: string,
): readonly string[] | undefined {
  const others = codes.filter((other) => other !== code)
  const toggled = others.length < codes.length ? others : canonical([...codes, code])
  return toggled.length > 0 ? toggled : undefined
}
