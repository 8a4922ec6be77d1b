'use client'

import { useQuery } from '@tanstack/react-query'
import { BuyAgain } from '#components/orders/buy-again.tsx'
import { MissingOrder } from '#components/orders/missing-order.tsx'
import { NotFresh } from '#components/orders/not-fresh.tsx'
import { OrderHistory } from '#components/orders/order-history.tsx'
import { OrderParcel } from '#components/orders/order-parcel.tsx'
import { OrderPayment } from '#components/orders/order-payment.tsx'
import { OrderPlace } from '#components/orders/order-place.tsx'
import { OrderState } from '#components/orders/order-state.tsx'
import { OrderedLines } from '#components/orders/ordered-lines.tsx'
import { useNow } from '#components/orders/use-now.ts'
import { orderQuery } from '#lib/api/queries/order-queries.ts'
import type { Order } from '#lib/contract/order.ts'
import * as words from '#lib/messages/words.ts'
import { orderNumber } from '#lib/rules/order-number.ts'
import { formatWibDate } from '#lib/rules/wib.ts'

interface OrderDetailProps {
  initialOrder: Order
  paymentUrl: string
  /** When the HTML was made, in milliseconds. */
  renderedAt: number
}

/** One order, whole: as the HTML has it, then as it is whenever the customer looks. */
export function OrderDetail({ initialOrder, paymentUrl, renderedAt }: OrderDetailProps) {
  const query = useQuery({ ...orderQuery(initialOrder.id), initialData: initialOrder })
  const now = useNow(renderedAt)
  const order = query.data
  if (!order) return <MissingOrder />
  return (
    <>
      <p className="-mt-6 mb-6 flex flex-wrap gap-x-4">
        <span className="font-semibold">{words.orders.number(orderNumber(order.trx_ref))}</span>
        <span className="text-muted">{words.orders.orderedOn(formatWibDate(order.trx_date))}</span>
      </p>
      {query.isError && <NotFresh onRetry={query.refetch} />}
      <OrderState order={order} paymentUrl={paymentUrl} now={now} />
      <div className="mt-8 grid gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-6">
          <OrderedLines order={order} />
          <BuyAgain lines={order.sales_trx_details} />
          <OrderHistory order={order} />
        </div>
        <div className="flex flex-col gap-6">
          <OrderPlace order={order} />
          <OrderParcel order={order} />
          <OrderPayment order={order} />
        </div>
      </div>
    </>
  )
}
