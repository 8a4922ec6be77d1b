import { useQuery } from '@tanstack/react-query'
import { orderPaymentQuery } from '#lib/api/queries/orders.ts'
import type { OrderPayment } from '#lib/contract/payment.ts'

/** How an order of this browser is to be paid; null where that is not known, or not yet. */
export function useOrderPayment(trxRef: string | null | undefined): OrderPayment | null {
  const { data } = useQuery({ ...orderPaymentQuery(trxRef ?? ''), enabled: Boolean(trxRef) })
  return data ?? null
}
