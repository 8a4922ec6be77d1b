import { discountOf, type PromotionTerms } from '../promotion-terms'
import { Refusal } from '../refusal'

interface Line {
  /** Whole rupiah per piece. */
  price: number
  quantity: number
}

/** Returns the subtotal of lines, in whole rupiah. */
export const subtotalOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

/** A promotion's discount, in whole rupiah, as Medusa stores it with the order: with its tax, like the prices that shoppers see. */
export interface Adjustment {
  amount: number
  code: string
  promotion_id: string
  is_tax_inclusive: true
}

export interface Discount {
  amount: number
  ofDelivery: Adjustment[]
  /** By line, in line order. */
  ofLines: Adjustment[][]
}

/** Splits a discount among the lines. Each gets what is due up to it, less what was given, so that no line gets more than its price. */
function shares(lines: readonly Line[], discount: number): number[] {
  const subtotal = BigInt(subtotalOf(lines))
  let [value, given] = [0, 0]
  return lines.map(({ price, quantity }) => {
    value += price * quantity
    const due = Number((BigInt(discount) * BigInt(value)) / subtotal)
    const part = due - given
    given = due
    return part
  })
}

/**
 * Returns a code's discount on delivery and lines; none without a code. Ignores Medusa's automatic promotions, which shoppers don't see.
 * Throws PROMO_INVALID for a code without effect.
 */
export function discountFor(
  promotion: PromotionTerms | null,
  lines: readonly Line[],
  shippingCost: number,
): Discount {
  const ofLines = lines.map((): Adjustment[] => [])
  if (!promotion) return { amount: 0, ofDelivery: [], ofLines }
  const amount = discountOf(promotion, { subtotal: subtotalOf(lines), shippingCost })
  if (amount === 0) throw new Refusal('PROMO_INVALID')
  const { id: promotion_id, code } = promotion
  const adjustments = (part: number): Adjustment[] =>
    part > 0 ? [{ amount: part, code, promotion_id, is_tax_inclusive: true }] : []
  if (promotion.category === 'SHIPPING') return { amount, ofDelivery: adjustments(amount), ofLines }
  const parts = shares(lines, amount)
  return {
    amount,
    ofDelivery: [],
    ofLines: parts.map(adjustments),
  }
}
