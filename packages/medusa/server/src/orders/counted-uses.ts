/** A number of Medusa's, which may come as text. */
interface Adjusted {
  adjustments: { amount: number | string; code: string | null }[]
}

/** What an order's discount is kept with. */
export interface Discounted {
  items: Adjusted[]
  shipping_methods: Adjusted[]
  /** Those whose use was counted: the link is made after it. Medusa leaves out what has no link. */
  promotions?: { id: string }[]
}

/** A use of a code, and what it took off, in whole rupiah. */
interface Use {
  amount: number
  code: string
}

/**
 * The uses that Medusa has counted for an order which was not finished; none before they were. What nobody has counted must not be taken
 * back: Medusa would let another buyer use a code that is used up.
 */
export function countedUses({ items, shipping_methods, promotions }: Discounted): Use[] {
  if (!promotions?.length) return []
  return [...items, ...shipping_methods]
    .flatMap(({ adjustments }) => adjustments)
    .flatMap(({ amount, code }) => (code ? [{ amount: Number(amount), code }] : []))
}
