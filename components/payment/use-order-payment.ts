import type { OrderPayment } from '@etalase/contract/payment.ts'
import { useQuery } from '@tanstack/react-query'
import { orderPaymentQuery } from '#lib/api/queries/orders.ts'

/** Returns the payment details of this browser's order; null when unknown or loading. */
export function useOrderPayment(trxRef: string | null | undefined): OrderPayment | null {
  const { data } = useQuery({ ...orderPaymentQuery(trxRef ?? ''), enabled: Boolean(trxRef) })
  return data ?? null
}
