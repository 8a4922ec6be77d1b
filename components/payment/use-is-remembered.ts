import { useState } from 'react'
import { restorePendingOrder } from '#lib/checkout/pending-order.ts'

/** Whether this browser's checkout has stored the order. */
export function useIsRemembered(trxRef: string | null): boolean {
  const [isRemembered] = useState(() => trxRef !== null && restorePendingOrder()?.billNo === trxRef)
  return isRemembered
}
