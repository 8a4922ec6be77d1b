/** The order number a shopper reads: the first 8 characters of trx_ref in upper case (spec §9). */
export function orderNumber(trxRef: string): string {
  return trxRef.slice(0, 8).toUpperCase()
}
