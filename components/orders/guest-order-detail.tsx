'use client'

import type { Order } from '@etalase/contract/order.ts'
import { useQuery } from '@tanstack/react-query'
import { OrderView } from '#components/orders/order-view.tsx'
import { useServerTime } from '#components/orders/use-server-time.ts'
import { buttonStyle } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { openedOrderQuery } from '#lib/api/queries/orders.ts'
import { guestOrderMessages } from '#messages/guest-order.ts'

interface GuestOrderDetailProps {
  initialOrder: Order
  paymentUrl: string
  /** When the HTML was rendered, in milliseconds. */
  renderedAt: number
}

/** The order opened in this browser: from the HTML at first, refetched when the shopper returns to the page. */
export function GuestOrderDetail({ initialOrder, paymentUrl, renderedAt }: GuestOrderDetailProps) {
  const { data, isError, refetch } = useQuery({
    ...openedOrderQuery(),
    initialData: initialOrder,
  })
  const now = useServerTime(renderedAt)
  // Another tab may have closed the order or opened another one.
  if (data?.id !== initialOrder.id) {
    return (
      <EmptyState title={guestOrderMessages.gone}>
        <a href="/order" className={buttonStyle()}>
          {guestOrderMessages.openAgain}
        </a>
      </EmptyState>
    )
  }
  return (
    <OrderView
      order={data}
      paymentUrl={paymentUrl}
      now={now}
      pickupPath="/order/pickup"
      isCustomers={false}
      onRetry={isError ? refetch : null}
    />
  )
}
