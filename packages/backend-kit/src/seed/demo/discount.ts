import { fromWib, toWib } from '@etalase/contract/rules/time-zone.ts'
import { addDays } from 'date-fns/addDays'
import { seededInt } from '#seed/seeded-int.ts'

export interface DiscountSeed {
  percent: number
  /** Whole rupiah. */
  nominal: number
}

const offers: readonly DiscountSeed[] = [
  { percent: 10, nominal: 0 },
  { percent: 20, nominal: 0 },
  { percent: 30, nominal: 0 },
  { percent: 50, nominal: 0 },
  { percent: 0, nominal: 20_000 },
  { percent: 15, nominal: 10_000 },
]

const none: DiscountSeed = { percent: 0, nominal: 0 }

/** Small products on clearance; only these reach the 80% of 'Sale up to 80% off!'. */
const clearance: readonly string[] = [
  'flip-flop-navy',
  'voile-hijab-lilac',
  'square-scarf-palm-sage',
  'six-panel-cap-brick',
]

/** Returns a product's direct discount; about a fifth of the range has one. */
export function discountOf(productId: string): DiscountSeed {
  if (clearance.includes(productId)) return { percent: 80, nominal: 0 }
  if (seededInt(5, 'on sale', productId) !== 0) return none
  return offers[seededInt(offers.length, 'offer', productId)] ?? none
}

/** The product whose sale ends a week after the demo is seeded. */
const endingSale = 'six-panel-cap-brick'

/** Returns when a product's discount ends; null for no end, so that the demo works in any year. */
export const saleEndOf = (productId: string, now: Date): Date | null =>
  productId === endingSale ? fromWib(`${toWib(addDays(now, 7)).slice(0, 10)} 23:59:00`) : null
