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
  /** The time at which the HTML was rendered, in milliseconds. */
  renderedAt: number
}

/** The order that this browser has opened: first from the HTML, then refetched when the shopper returns to the page. */
export function GuestOrderDetail({ initialOrder, paymentUrl, renderedAt }: GuestOrderDetailProps) {
  const { data, isError, refetch } = useQuery({
    ...openedOrderQuery(),
    initialData: initialOrder,
  })
  const now = useServerTime(renderedAt)
  // Another tab may have closed it, or opened another order.
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
