import { useState } from 'react'
import { type PendingOrder, restorePendingOrder } from '#lib/checkout/pending-order.ts'

/** The order of a bill number, if this browser's checkout has stored it; else null. */
export function useRememberedOrder(trxRef: string | null): PendingOrder | null {
  const [order] = useState(restorePendingOrder)
  return trxRef !== null && order?.billNo === trxRef ? order : null
}
