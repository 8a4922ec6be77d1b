import { isReceived } from '../returns/return-status'
import { costOf } from './amounts'
import type { MedusaOrder } from './medusa-order'
import { isAllowed, type Stepping } from './steps'

/** Whether some of a parcel that was not accepted is in the store again: its buyer can no longer take all of it. */
const isComeBack = ({ returns }: Pick<MedusaOrder, 'returns'>): boolean =>
  returns.some(({ status }) => isReceived(status))

/**
 * Whether an order can be handed over for its money. What staff have received is seen in Medusa's return: its event comes later, or is lost with the
 * process. `amount`: what they have been shown, in whole rupiah; another may have edited the order meanwhile.
 */
export function canCollect(
  placement: Stepping,
  order: MedusaOrder,
  amount: number | null = null,
): boolean {
  if (!isAllowed(placement, 'collect')) return false
  if (placement.refused_at && isComeBack(order)) return false
  return amount === null || amount === costOf(order)
}

/** Whether a parcel that was not accepted, and was not paid for, is in the store again as a whole. */
export const isWhollyBack = (
  { refused_at, paid_at }: Pick<Stepping, 'refused_at' | 'paid_at'>,
  { returns }: Pick<MedusaOrder, 'returns'>,
): boolean =>
  Boolean(refused_at) && paid_at === null && returns.some(({ status }) => status === 'received')
