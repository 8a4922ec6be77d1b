import { CopyableNumber } from '#components/orders/copyable-number.tsx'
import { LabelledValue } from '#components/orders/labelled-value.tsx'
import type { Order } from '#lib/contract/order.ts'
import * as words from '#lib/messages/words.ts'
import { colon } from '#messages/language.ts'

type PaymentNumberProps = Pick<Order, 'payment_number' | 'payment_channel'>

/** The payment number to use at a bank or in a shop, if the payment channel has issued one. */
export function PaymentNumber({ payment_number, payment_channel }: PaymentNumberProps) {
  const name = words.orders.paymentNumber
  if (!payment_number) return null
  return (
    <dl className="my-2">
      <LabelledValue name={payment_channel ? `${payment_channel}${colon}${name}` : name}>
        <CopyableNumber name={name} number={payment_number} />
      </LabelledValue>
    </dl>
  )
}
