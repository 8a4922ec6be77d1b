import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '#lib/api/api-error.ts'
import { callGateway } from '#lib/api/browser.ts'

/** How an order of this browser is to be paid; null where the backend does not tell, or knows no such order. */
export const orderPaymentQuery = (trxRef: string) =>
  queryOptions({
    queryKey: ['order-payment', trxRef],
    queryFn: async () => {
      try {
        return await callGateway('GET order-payment', { query: { trx_ref: trxRef } })
      } catch (error) {
        if (error instanceof ApiError && error.isNotFound) return null
        throw error
      }
    },
    staleTime: 0,
  })
