import { typedOrderNumber } from '#lib/rules/typed-text.ts'

/** The order number a shopper reads: the first 8 characters of trx_ref in upper case (spec §9). */
export function orderNumber(trxRef: string): string {
  return trxRef.slice(0, 8).toUpperCase()
}

/** A typed order number of hexadecimal digits, in lower case: without hyphens, and with digits for the letters O, I and L. */
export const hexOrderNumber = (typed: string): string =>
  typedOrderNumber(typed)
    .toLowerCase()
    .replaceAll('-', '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')
