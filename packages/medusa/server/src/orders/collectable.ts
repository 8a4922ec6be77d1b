import { isReceived } from '../returns/return-status'
import { costOf } from './amounts'
import type { MedusaOrder } from './medusa-order'
import { isAllowed, type Stepping } from './steps'

/** Whether a part of a refused parcel is in the store again, so that the buyer can't take all of it. */
const isComeBack = ({ returns }: Pick<MedusaOrder, 'returns'>): boolean =>
  returns.some(({ status }) => isReceived(status))

/**
 * Whether an order can be handed over for cash. Checks Medusa's return, since the event of received goods comes later, or is lost.
 * `amount`: what staff have seen, in whole rupiah; someone else may have edited the order in the meantime.
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

/** Whether an unpaid, refused parcel is completely in the store again. */
export const isWhollyBack = (
  { refused_at, paid_at }: Pick<Stepping, 'refused_at' | 'paid_at'>,
  { returns }: Pick<MedusaOrder, 'returns'>,
): boolean =>
  Boolean(refused_at) && paid_at === null && returns.some(({ status }) => status === 'received')
