import { LabelledValue } from '#components/orders/labelled-value.tsx'
import { OrderSection } from '#components/orders/order-section.tsx'
import type { Order } from '#lib/contract/order.ts'
import { formatWibDate } from '#lib/messages/formats.ts'
import * as words from '#lib/messages/words.ts'

/** The payment details of an order, as far as known. */
export function OrderPayment({ order }: { order: Order }) {
  const { payment, paymentStatus, paymentChannel, paymentDate } = words.orders
  const { payment_status_desc, payment_channel, payment_date } = order
  if (!payment_status_desc && !payment_channel && !payment_date) return null
  return (
    <OrderSection title={payment}>
      <dl className="flex flex-col gap-2">
        {payment_status_desc && (
          <LabelledValue name={paymentStatus}>{payment_status_desc}</LabelledValue>
        )}
        {payment_channel && <LabelledValue name={paymentChannel}>{payment_channel}</LabelledValue>}
        {payment_date && (
          <LabelledValue name={paymentDate}>{formatWibDate(payment_date)}</LabelledValue>
        )}
      </dl>
    </OrderSection>
  )
}
