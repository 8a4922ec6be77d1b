/**
 * Whether a total can be paid, in whole rupiah: nothing needs no payment, and a payment provider takes no less than its minimum. As
 * `isPayable` of `lib/rules`, which this package cannot read.
 */
export const isPayable = (total: number, minimum: number): boolean =>
  total === 0 || total >= minimum
