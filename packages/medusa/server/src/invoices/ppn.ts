/** The rate of PPN, in percent (Law 7/2021, article 7). */
export const ppnRate = 12

/**
 * Returns the PPN contained in a price and its tax base, in whole rupiah. Duplicates `ppnIn` of `packages/contract`, which this package
 * can't import.
 */
export function ppnIn(price: number): { base: number; amount: number } {
  const amount = Math.round((price * 11) / 111)
  return { base: Math.round(((price - amount) * 11) / 12), amount }
}
