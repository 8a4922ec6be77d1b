import { type Rupiah, rupiah } from '#rules/money.ts'

/** The rate of PPN, in percent (Law 7/2021, article 7). */
export const ppnRate = 12

/** PPN in whole rupiah. */
export interface Ppn {
  /** The tax base: 11/12 of the price without PPN ("DPP nilai lain", PMK 131/2024). */
  base: Rupiah
  amount: Rupiah
}

/**
 * Returns the PPN in a price: 12% of 11/12 of the price without it, so 11/111 of the whole (PMK 131/2024, article 3), to the nearest
 * rupiah. The price without PPN is the remainder, so that both add up to the price.
 */
export function ppnIn(price: Rupiah): Ppn {
  const amount = Math.round((price * 11) / 111)
  return { base: rupiah(Math.round(((price - amount) * 11) / 12)), amount: rupiah(amount) }
}
