import { discountOf, type PromotionTerms } from '../promotion-terms'
import { Refusal } from '../refusal'

interface Line {
  /** Whole rupiah for a piece. */
  price: number
  quantity: number
}

/** What lines cost, in whole rupiah. */
export const subtotalOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

/** What a promotion takes off, in whole rupiah, as Medusa keeps it with the order: with its tax, as the prices that shoppers see. */
export interface Adjustment {
  amount: number
  code: string
  promotion_id: string
  is_tax_inclusive: true
}

export interface Discount {
  amount: number
  ofDelivery: Adjustment[]
  /** By line, in the order of the lines. */
  ofLines: Adjustment[][]
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
