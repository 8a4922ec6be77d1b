import type { AdminOrder } from '@medusajs/framework/types'
import { useQuery } from '@tanstack/react-query'
import type { CashStep } from '../../orders/steps'
import { sdk } from './sdk'

interface ReturnRequest {
  reason: string
  words: string
  pictures: string[]
  decision: 'APPROVED' | 'REJECTED' | null
  answer: string | null
}

export interface Placement {
  trx_ref: string
  status: string
  shipping_type: 'ONLINE_DELIVERY' | 'PICKUP_ON_STORE'
  due_at: string
  paid_at: string | null
  payment_way: 'CASH_ON_DELIVERY' | 'PAY_AT_STORE' | null
  payment_channel: string | null
  payment_number: string | null
  pickup_code: string | null
  shipping: { courier: string; service: string; etd: string } | null
  details: { gift_message?: string | null; hide_prices?: boolean }
  return_request: ReturnRequest | null
}

export interface ShopOrder {
  /** Null for an order that wasn't placed in the shop. */
  placement: Placement | null
  /** Numbers of its invoice and credit notes. */
  booked: string[]
  /** Cash still to collect, in whole rupiah, and the steps that are possible now. */
  cash: { steps: CashStep[]; amount: number } | null
}

/** Returns the path of an order in the shop's part of the Admin API. */
export const shopOrderPath = (orderId: string): string => `/admin/etalase/orders/${orderId}`

/** Returns the query key of an order, for invalidation. */
export const shopOrderKey = (orderId: string) => ['etalase-order', orderId]

/**
 * Loads what the shop knows of an order in the admin; the widgets of a page share the query. It polls, since the row follows the order
 * with a delay and buyers change it at any time. A change of the order itself refetches at once.
 */
export function useShopOrder({
  id,
  status,
  payment_status,
  fulfillment_status,
}: Pick<AdminOrder, 'id' | 'status' | 'payment_status' | 'fulfillment_status'>) {
  return useQuery({
    queryKey: [...shopOrderKey(id), status, payment_status, fulfillment_status],
    refetchInterval: 5_000,
    queryFn: () => sdk.client.fetch<ShopOrder>(shopOrderPath(id)),
    // Keeps forms mounted, with what staff have typed, while the same order is refetched.
    placeholderData: (previous, query) => (query?.queryKey[1] === id ? previous : undefined),
  })
}
