import type { Transaction } from '../scope'

/** Deletes what a customer has written of orders; gives the numbers of the products of which it was shown. */
export async function forgetReviews(tx: Transaction, customer_id: string): Promise<number[]> {
  const theirs = tx('placement').select('trx_ref').where({ customer_id })
  const written: { product_number: number }[] = await tx('review')
    .whereIn('trx_ref', theirs)
    .delete('product_number')
  return [...new Set(written.map(({ product_number }) => product_number))]
}
