import { useEffect } from 'react'
import type { Order } from '#lib/contract/order.ts'
import { isClosed } from '#lib/rules/trx-status.ts'

/** Tells the purchase or the refund of an order, once, and forgets it as the unpaid order of this browser's checkout. */
async function settle(order: Order): Promise<void> {
  const [{ countPurchase, countRefund }, { settlePendingOrder }] = await Promise.all([
    import('#lib/checkout/count-orders.ts'),
    import('#lib/checkout/pending-order.ts'),
  ])
  const { trx_ref, trx_status } = order
  const counted = !isClosed(trx_status) ? countPurchase(trx_ref, () => order) : null
  settlePendingOrder(trx_ref)
  await counted
  if (trx_status === 'REFUNDED') await countRefund(order)
}

/** Settles the unpaid order of this browser's checkout once that order is seen to be paid or closed. */
export function useSettledOrder(order: Order): void {
  const { trx_status } = order
  const isSettled = trx_status !== 'PENDING' && trx_status !== 'UNKNOWN'
  useEffect(() => {
    if (!isSettled) return
    settle(order).catch((error) =>
      console.warn('The unpaid order of the checkout was not forgotten', error),
    )
  }, [order, isSettled])
}
