import { useEffect } from 'react'
import type { Order } from '#lib/contract/order.ts'

/** Forgets the unpaid order of this browser's checkout once that order is seen to be paid or closed. */
export function useSettledOrder({ trx_ref, trx_status }: Order): void {
  const isSettled = trx_status !== 'PENDING' && trx_status !== 'UNKNOWN'
  useEffect(() => {
    if (!isSettled) return
    import('#lib/checkout/pending-order.ts')
      .then(({ settlePendingOrder }) => settlePendingOrder(trx_ref))
      .catch((error) => console.warn('The unpaid order of the checkout was not forgotten', error))
  }, [trx_ref, isSettled])
}
