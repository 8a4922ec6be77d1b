import type { ReactNode } from 'react'
import type { OrderPayment } from '#lib/contract/payment.ts'
import * as messages from '#lib/messages/messages.ts'
import { orderNumber } from '#lib/rules/codes.ts'
import { returnOutcome } from '#lib/rules/payment/provider.ts'

interface SettledOrderProps {
  payment: OrderPayment
  /** The button to start a new order. */
  children: ReactNode
}

/** The final status of the order kept in this browser: nothing is left to pay. */
export function SettledOrder({ payment, children }: SettledOrderProps) {
  const { trx_status, trx_ref } = payment
  const outcome = returnOutcome({ verified: true, trx_status }, 'checking')
  const { title, text } = messages.payment.outcomes[outcome]
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-2xl">{title}</h2>
      <p>{text}</p>
      <p className="font-semibold">{messages.payment.orderNumber(orderNumber(trx_ref))}</p>
      {children}
    </section>
  )
}
