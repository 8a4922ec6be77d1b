'use client'

import type { Order } from '@etalase/contract/order.ts'
import { useQuery } from '@tanstack/react-query'
import { OrderNotFound } from '#components/orders/order-failed.tsx'
import { OrderView } from '#components/orders/order-view.tsx'
import { useServerTime } from '#components/orders/use-server-time.ts'
import { orderQuery } from '#lib/api/queries/orders.ts'

interface OrderDetailProps {
  initialOrder: Order
  paymentUrl: string
  /** When the HTML was rendered, in milliseconds. */
  renderedAt: number
}

/** One of the customer's orders: from the HTML at first, refetched when the customer returns to the page. */
export function OrderDetail({ initialOrder, paymentUrl, renderedAt }: OrderDetailProps) {
  const { data, isError, refetch } = useQuery({
    ...orderQuery(initialOrder.id),
    initialData: initialOrder,
  })
  const now = useServerTime(renderedAt)
  if (!data) return <OrderNotFound />
  return (
    <OrderView
      order={data}
      paymentUrl={paymentUrl}
      now={now}
      pickupPath={`/account/orders/${data.id}/pickup`}
      isCustomers
      onRetry={isError ? refetch : null}
    />
  )
}
