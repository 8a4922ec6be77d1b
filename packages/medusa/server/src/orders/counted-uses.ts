/** Medusa's numbers may be text. */
interface Adjusted {
  adjustments: { amount: number | string; code: string | null }[]
}

/** Where an order stores its discount. */
export interface Discounted {
  items: Adjusted[]
  shipping_methods: Adjusted[]
  /** Promotions whose use was counted; the link is created after that. Medusa omits it without a link. */
  promotions?: { id: string }[]
}

/** A use of a code, and its discount in whole rupiah. */
interface Use {
  amount: number
  code: string
}

/**
 * Returns the uses that Medusa has counted for an unfinished order; none before that. Reverting uncounted uses would let another buyer use
 * a used-up code.
 */
export function countedUses({ items, shipping_methods, promotions }: Discounted): Use[] {
  if (!promotions?.length) return []
  return [...items, ...shipping_methods]
    .flatMap(({ adjustments }) => adjustments)
    .flatMap(({ amount, code }) => (code ? [{ amount: Number(amount), code }] : []))
}
