import { Fact } from '#components/orders/fact.tsx'
import { OrderPart } from '#components/orders/order-part.tsx'
import type { Order } from '#lib/contract/order.ts'
import * as words from '#lib/messages/words.ts'
import { formatWibDate } from '#lib/rules/wib.ts'

/** How an order is or was paid, as far as that is known. */
export function OrderPayment({ order }: { order: Order }) {
  const { payment, paymentStatus, paymentChannel, paymentDate } = words.orders
  const { payment_status_desc, payment_channel, payment_date } = order
  if (!payment_status_desc && !payment_channel && !payment_date) return null
  return (
    <OrderPart title={payment}>
      <dl className="flex flex-col gap-2">
        {payment_status_desc && <Fact name={paymentStatus}>{payment_status_desc}</Fact>}
        {payment_channel && <Fact name={paymentChannel}>{payment_channel}</Fact>}
        {payment_date && <Fact name={paymentDate}>{formatWibDate(payment_date)}</Fact>}
      </dl>
    </OrderPart>
  )
}
