import type { OrderLine } from '@etalase/contract/order-line.ts'
import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { readStored, writeStored } from '#lib/browser/local-storage.ts'
import { tellTrade } from '#lib/browser/trade-events.ts'
import { itemOfOrder } from '#lib/browser/trade-items.ts'
import { withTabLock } from '#lib/browser/with-tab-lock.ts'
import { restorePendingOrder } from '#lib/checkout/pending-order.ts'

/** The references of orders whose purchase was told here, and their refund was not. */
const key = 'counted-orders'

const maxKept = 20

interface CountedOrder {
  trx_ref: string
  /** Whole rupiah. */
  grand_total: number
  sales_trx_details?: readonly OrderLine[] | null | undefined
}

const readCounted = (): unknown[] => {
  const stored = readStored(key)
  return Array.isArray(stored) ? stored : []
}

function tell(name: 'purchase' | 'refund', order: CountedOrder): void {
  const items = (order.sales_trx_details ?? []).map(itemOfOrder)
  const transaction_id = orderNumber(order.trx_ref)
  tellTrade({ name, transaction_id, value: order.grand_total, items })
}

/** Changes the list of references unless that is of no use; whether it did. One tab at a time. */
const changeCounted = (change: (counted: readonly unknown[]) => unknown[] | null) =>
  withTabLock(key, async () => {
    const changed = change(readCounted())
    if (changed) writeStored(key, changed.slice(-maxKept))
    return changed !== null
  })

/**
 * Tells a purchase once: of the order that this browser's checkout keeps, when it is first seen to be paid. Another browser
 * that opens the order keeps none, and an order that was told is remembered. Call it before the kept order is forgotten.
 */
export async function countPurchase(
  trxRef: string,
  readOrder: () => Promise<CountedOrder> | CountedOrder,
): Promise<void> {
  if (restorePendingOrder()?.billNo !== trxRef) return
  // Read first: who leaves meanwhile would be counted and not told.
  const order = await readOrder()
  const isNew = await changeCounted((counted) =>
    counted.includes(trxRef) ? null : [...counted, trxRef],
  )
  if (isNew) tell('purchase', order)
}

/** Tells a refund once, in the browser that told the purchase. */
export async function countRefund(order: CountedOrder): Promise<void> {
  const wasCounted = await changeCounted((counted) =>
    counted.includes(order.trx_ref) ? counted.filter((known) => known !== order.trx_ref) : null,
  )
  if (wasCounted) tell('refund', order)
}
