import { CopiedNumber } from '#components/orders/copied-number.tsx'
import { Fact } from '#components/orders/fact.tsx'
import type { Order } from '#lib/contract/order.ts'
import * as words from '#lib/messages/words.ts'

type IssuedNumberProps = Pick<Order, 'payment_number' | 'payment_channel'>

/** Where the chosen channel has issued one: the number that is paid to at a bank or in a shop. */
export function IssuedNumber({ payment_number, payment_channel }: IssuedNumberProps) {
  const name = words.orders.paymentNumber
  if (!payment_number) return null
  return (
    <dl className="my-2">
      <Fact name={payment_channel ? `${payment_channel}: ${name}` : name}>
        <CopiedNumber name={name} number={payment_number} />
      </Fact>
    </dl>
  )
}
