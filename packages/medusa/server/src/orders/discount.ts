import { discountOf, type PromotionTerms } from '../promotion-terms'
import { Refusal } from '../refusal'

interface Line {
  /** Whole rupiah for a piece. */
  price: number
  quantity: number
}

/** A line whose price may have its tax in it. */
interface Priced extends Line {
  isTaxInclusive: boolean
}

/** What lines cost, in whole rupiah. */
export const subtotalOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

/** What a promotion takes off, in whole rupiah: as Medusa keeps it with the order. */
export interface Adjustment {
  amount: number
  code: string
  promotion_id: string
}

/** Medusa adds tax to what is taken off, as to a price, unless its tax is in it. */
interface LineAdjustment extends Adjustment {
  is_tax_inclusive: boolean
}

export interface Discount {
  amount: number
  ofDelivery: Adjustment[]
  /** By line, in the order of the lines. */
  ofLines: LineAdjustment[][]
}

/** Parts of a discount by line: the last line has what is left of rounding. */
function shares(lines: readonly Line[], discount: number): number[] {
  const subtotal = subtotalOf(lines)
  let left = discount
  return lines.map(({ price, quantity }, index) => {
    const isLast = index === lines.length - 1
    const part = isLast ? left : Math.floor((discount * price * quantity) / subtotal)
    left -= part
    return part
  })
}

/**
 * What a code takes off of delivery and lines; nothing without one. What Medusa's automatic promotions would take off, no shopper has seen.
 * Throws PROMO_INVALID for a code without effect.
 */
export function discountFor(
  promotion: PromotionTerms | null,
  lines: readonly Priced[],
  shippingCost: number,
): Discount {
  const ofLines = lines.map((): LineAdjustment[] => [])
  if (!promotion) return { amount: 0, ofDelivery: [], ofLines }
  const amount = discountOf(promotion, { subtotal: subtotalOf(lines), shippingCost })
  if (amount === 0) throw new Refusal('PROMO_INVALID')
  const { id: promotion_id, code } = promotion
  const adjustments = (part: number) => (part > 0 ? [{ amount: part, code, promotion_id }] : [])
  if (promotion.category === 'SHIPPING') return { amount, ofDelivery: adjustments(amount), ofLines }
  const parts = shares(lines, amount)
  return {
    amount,
    ofDelivery: [],
    ofLines: lines.map(({ isTaxInclusive: is_tax_inclusive }, index) =>
      adjustments(parts[index] ?? 0).map((each) => ({ ...each, is_tax_inclusive })),
    ),
  }
}
