import type { ReactNode } from 'react'
import { FocusedHeading } from '#components/checkout/step-heading.tsx'
import type { OrderPayment } from '#lib/contract/payment.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { orderNumber } from '#lib/rules/codes.ts'
import { rupiah } from '#lib/rules/money.ts'
import { returnOutcome } from '#lib/rules/payment/provider.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { paymentMessages } from '#messages/payment.ts'

/** Title and text for a pending order: only a bill number proves that the order exists. */
function pendingMessages(billNo: string | null | undefined, isRefused: boolean) {
  if (isRefused) return checkoutMessages.pendingRefused
  return billNo ? checkoutMessages.pendingPlaced : checkoutMessages.pendingUnknown
}

interface SettledOrderProps {
  payment: OrderPayment
  /** The button to start a new order. */
  children: ReactNode
}

/** The final status of the order kept in this browser: nothing is left to pay. */
export function SettledOrder({ payment, children }: SettledOrderProps) {
  const { trx_status, trx_ref } = payment
  const outcome = returnOutcome({ verified: true, trx_status }, 'checking')
  const { title, text } = paymentMessages.outcomes[outcome]
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-2xl">{title}</h2>
      <p>{text}</p>
      <p className="font-semibold">{paymentMessages.orderNumber(orderNumber(trx_ref))}</p>
      {children}
    </section>
  )
}

interface PendingOrderFactsProps {
  /** `billNo`: the provider's number; none while it is not known whether the order was placed. */
  order: { billNo?: string | null; total: number }
  /** Why it is not known how it stands. */
  failure: string | null | undefined
  /** Whether it can no longer be paid. */
  isRefused: boolean
}

/** What is known of an order that waits for its payment: how it stands, its number and its total. */
export function PendingOrderFacts({ order, failure, isRefused }: PendingOrderFactsProps) {
  const { text } = pendingMessages(order.billNo, isRefused)
  return (
    <>
      {failure && (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      )}
      {text && <p>{text}</p>}
      {order.billNo && (
        <p className="font-semibold">{paymentMessages.orderNumber(orderNumber(order.billNo))}</p>
      )}
      <p className="font-semibold tabular-nums">
        {paymentMessages.total(formatRupiah(rupiah(order.total)))}
      </p>
    </>
  )
}

interface WaitingOrderProps extends PendingOrderFactsProps {
  /** How it is paid, and what else can be done about it. */
  children: ReactNode
}

/** An order that was sent and may be unpaid. */
export function WaitingOrder({ children, ...facts }: WaitingOrderProps) {
  const { title } = pendingMessages(facts.order.billNo, facts.isRefused)
  return (
    <section className="flex max-w-xl flex-col gap-4">
      <FocusedHeading failure={facts.failure}>{title}</FocusedHeading>
      <PendingOrderFacts {...facts} />
      {children}
    </section>
  )
}
