import type { OrderLine } from '@etalase/contract/order-line.ts'
import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { readStored, writeStored } from '#lib/browser/local-storage.ts'
import { tellTrade } from '#lib/browser/trade-events.ts'
import { itemOfOrder } from '#lib/browser/trade-items.ts'
import { withTabLock } from '#lib/browser/with-tab-lock.ts'
import { restorePendingOrder } from '#lib/checkout/pending-order.ts'

/** References of orders whose purchase was reported here, but not a refund. */
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

/** Updates the list of references under a tab lock; returns whether it changed. `change` returns null to keep the list. */
const changeCounted = (change: (counted: readonly unknown[]) => unknown[] | null) =>
  withTabLock(key, async () => {
    const changed = change(readCounted())
    if (changed) writeStored(key, changed.slice(-maxKept))
    return changed !== null
  })

/**
 * Reports a purchase once, when the order stored by this browser's checkout is first seen as paid. Other browsers have no stored order,
 * and reported orders are remembered. Call it before the stored order is removed.
 */
export async function countPurchase(
  trxRef: string,
  readOrder: () => Promise<CountedOrder> | CountedOrder,
): Promise<void> {
  if (restorePendingOrder()?.billNo !== trxRef) return
  // Read first: if the shopper leaves meanwhile, the order would be counted but not reported.
  const order = await readOrder()
  const isNew = await changeCounted((counted) =>
    counted.includes(trxRef) ? null : [...counted, trxRef],
  )
  if (isNew) tell('purchase', order)
}

/** Reports a refund once, in the browser that reported the purchase. */
export async function countRefund(order: CountedOrder): Promise<void> {
  const wasCounted = await changeCounted((counted) =>
    counted.includes(order.trx_ref) ? counted.filter((known) => known !== order.trx_ref) : null,
  )
  if (wasCounted) tell('refund', order)
}
