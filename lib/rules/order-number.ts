/** The order number a shopper reads: the first 8 characters of trx_ref in upper case (spec §9). */
export function orderNumber(trxRef: string): string {
  return trxRef.slice(0, 8).toUpperCase()
}

const around = /^(?:order\s+)?#?\s*|\s+$/gi

/** An order number as a shopper types it ('#1A2B3C4D', 'Order 1a2b3c4d'), in lower case and without what is around it. */
export const typedOrderNumber = (typed: string): string =>
  typed.replaceAll(around, '').toLowerCase()
