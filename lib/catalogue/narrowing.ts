/** The filters chosen by the shopper. Arrays have at least one value, in canonical order. */
export interface Narrowing {
  /** Size codes. */
  sizes?: readonly string[]
  /** Colour codes. */
  colors?: readonly string[]
  /** Whole rupiah. */
  priceMin?: number
  /** Whole rupiah. */
  priceMax?: number
  /** Only products in stock in some store. */
  isAvailable?: true
}

/** Maximum number of codes in one parameter, as in the contract. */
const maxCodes = 10

/** Sorts, removes duplicates and keeps at most ten, so each choice has one URL. */
export const canonicalCodes = (codes: readonly string[]): readonly string[] =>
  [...new Set(codes)].sort().slice(0, maxCodes)

/** Returns the narrowing as parameters, for a URL and for `GET products`. */
export function narrowingParams({ sizes, colors, priceMin, priceMax, isAvailable }: Narrowing) {
  return {
    ...(sizes && { size: sizes.join(',') }),
    ...(colors && { color: colors.join(',') }),
    ...(priceMin !== undefined && { price_min: priceMin }),
    ...(priceMax !== undefined && { price_max: priceMax }),
    ...(isAvailable && { available: 1 }),
  }
}

/** Returns the number of choices; lowest and highest price count as one. */
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

/** Adds a code, or removes it if present; undefined when none is left. */
export function toggleCode(
  codes: readonly string[] = [],
  code: string,
): readonly string[] | undefined {
  const others = codes.filter((other) => other !== code)
  const toggled = others.length < codes.length ? others : canonicalCodes([...codes, code])
  return toggled.length > 0 ? toggled : undefined
}
