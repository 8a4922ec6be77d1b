'use client'

import { useQuery } from '@tanstack/react-query'
import { BuyAgain } from '#components/orders/buy-again.tsx'
import { OrderDestination } from '#components/orders/order-destination.tsx'
import { OrderHistory } from '#components/orders/order-history.tsx'
import { OrderNotFound } from '#components/orders/order-not-found.tsx'
import { OrderPayment } from '#components/orders/order-payment.tsx'
import { OrderShipment } from '#components/orders/order-shipment.tsx'
import { OrderStatusPanel } from '#components/orders/order-status-panel.tsx'
import { OrderedLines } from '#components/orders/ordered-lines.tsx'
import { StaleNotice } from '#components/orders/stale-notice.tsx'
import { useServerTime } from '#components/orders/use-server-time.ts'
import { orderQuery } from '#lib/api/queries/orders.ts'
import type { Order } from '#lib/contract/order.ts'
import * as words from '#lib/messages/words.ts'
import { orderNumber } from '#lib/rules/order-number.ts'
import { formatWibDate } from '#lib/rules/wib.ts'

interface OrderDetailProps {
  initialOrder: Order
  paymentUrl: string
  /** The time at which the HTML was rendered, in milliseconds. */
  renderedAt: number
}

/** One order: first from the HTML, then refetched when the customer returns to the page. */
export function OrderDetail({ initialOrder, paymentUrl, renderedAt }: OrderDetailProps) {
  const query = useQuery({ ...orderQuery(initialOrder.id), initialData: initialOrder })
  const now = useServerTime(renderedAt)
  const order = query.data
  if (!order) return <OrderNotFound />
  return (
    <>
      <p className="-mt-6 mb-6 flex flex-wrap gap-x-4">
        <span className="font-semibold">{words.orders.number(orderNumber(order.trx_ref))}</span>
        <span className="text-muted">{words.orders.orderedOn(formatWibDate(order.trx_date))}</span>
      </p>
      {query.isError && <StaleNotice onRetry={query.refetch} />}
      <OrderStatusPanel order={order} paymentUrl={paymentUrl} now={now} />
      <div className="mt-8 grid gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-6">
          <OrderedLines order={order} />
          <BuyAgain lines={order.sales_trx_details} />
          <OrderHistory order={order} />
        </div>
        <div className="flex flex-col gap-6">
          <OrderDestination order={order} />
          <OrderShipment order={order} />
          <OrderPayment order={order} />
        </div>
      </div>
    </>
  )
}
