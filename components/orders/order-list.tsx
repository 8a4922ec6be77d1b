'use client'

import { useQuery } from '@tanstack/react-query'
import { OrderListItem } from '#components/orders/order-list-item.tsx'
import { StaleNotice } from '#components/orders/order-parts.tsx'
import { useServerTime } from '#components/orders/use-server-time.ts'
import { buttonStyle } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import type { ListedOrder } from '#lib/api/listed-order.ts'
import { ordersQuery } from '#lib/api/queries/orders.ts'
import { ordersMessages } from '#messages/orders.ts'

function NoOrders() {
  return (
    <EmptyState title={ordersMessages.emptyTitle} text={ordersMessages.emptyText}>
      <IntentLink href="/products" className={buttonStyle()}>
        {ordersMessages.emptyLink}
      </IntentLink>
    </EmptyState>
  )
}

interface OrderListProps {
  initialOrders: ListedOrder[]
  /** When the HTML was rendered, in milliseconds. */
  renderedAt: number
}

/** The customer's orders, newest first: from the HTML at first, refetched when the customer returns to the page. */
export function OrderList({ initialOrders, renderedAt }: OrderListProps) {
  const query = useQuery({ ...ordersQuery(), initialData: initialOrders })
  const now = useServerTime(renderedAt)
  if (query.data.length === 0) return <NoOrders />
  return (
    <>
      {query.isError && <StaleNotice onRetry={query.refetch} />}
      <ul className="divide-y divide-line border-line border-y">
        {query.data.map((order) => (
          <li key={order.id}>
            <OrderListItem order={order} now={now} />
          </li>
        ))}
      </ul>
    </>
  )
}
