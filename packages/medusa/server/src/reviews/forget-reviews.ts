import type { Transaction } from '../scope'

/** Deletes a customer's reviews. Returns the numbers of the reviewed products. */
export async function forgetReviews(tx: Transaction, customer_id: string): Promise<number[]> {
  const theirs = tx('placement').select('trx_ref').where({ customer_id })
  const written: { product_number: number }[] = await tx('review')
    .whereIn('trx_ref', theirs)
    .delete('product_number')
  return [...new Set(written.map(({ product_number }) => product_number))]
}
