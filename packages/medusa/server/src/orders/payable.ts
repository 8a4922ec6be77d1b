/**
 * Whether a total can be paid, in whole rupiah: 0 needs no payment, and a payment provider has a minimum. Duplicates `isPayable` of
 * `packages/contract`, which this package can't import.
 */
export const isPayable = (total: number, minimum: number): boolean =>
  total === 0 || total >= minimum
