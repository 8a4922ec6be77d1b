/** The rate of PPN, in percent (Law 7/2021, article 7). */
export const ppnRate = 12

/** The PPN that a price contains and what it is computed of, in whole rupiah. As `ppnIn` of `packages/contract`, which this package cannot read. */
export function ppnIn(price: number): { base: number; amount: number } {
  const amount = Math.round((price * 11) / 111)
  return { base: Math.round(((price - amount) * 11) / 12), amount }
}
