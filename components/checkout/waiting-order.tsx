'use client'

import type { OrderPayment } from '@etalase/contract/payment.ts'
import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { returnOutcome } from '@etalase/contract/rules/payment/provider.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { HowToPay } from '#components/payment/how-to-pay.tsx'
import { useOrderPayment } from '#components/payment/use-order-payment.ts'
import { Button } from '#components/ui/button.tsx'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { countPurchase } from '#lib/checkout/count-orders.ts'
import type { AgreedOrder, SentOrder } from '#lib/checkout/order.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { paymentMessages } from '#messages/payment.ts'

interface FocusedHeadingProps {
  /** Why a request failed. The heading then gets the focus, since the pressed button is gone. */
  failure: string | null | undefined
  children: ReactNode
}

/** The heading of the content that replaced a pressed button. */
function FocusedHeading({ failure, children }: FocusedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (failure) heading.current?.focus()
  }, [failure])
  return (
    <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
      {children}
    </h2>
  )
}

/** Returns title and text for a pending order. Only a bill number proves that the order exists. */
function pendingMessages(billNo: string | null | undefined, isRefused: boolean) {
  if (isRefused) return checkoutMessages.pendingRefused
  return billNo ? checkoutMessages.pendingPlaced : checkoutMessages.pendingUnknown
}

interface SettledOrderProps {
  payment: OrderPayment
  /** The button to start a new order. */
  children: ReactNode
}

/** The final status of the order stored in this browser, with nothing left to pay. */
export function SettledOrder({ payment, children }: SettledOrderProps) {
  const outcome = returnOutcome({ verified: true, ...payment }, 'checking')
  const { title, text } = paymentMessages.outcomes[outcome]
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-2xl">{title}</h2>
      <p>{text}</p>
      <p className="font-semibold">{paymentMessages.orderNumber(orderNumber(payment.trx_ref))}</p>
      {children}
    </section>
  )
}

interface PendingOrderFactsProps {
  order: Pick<AgreedOrder, 'billNo' | 'total'>
  /** Why its status is unknown. */
  failure: string | null | undefined
  /** Whether it can no longer be paid. */
  isRefused: boolean
}

/** A pending order's status, number and total. */
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
  /** How to pay it, and other actions. */
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

interface PendingOrderPanelProps {
  order: SentOrder | AgreedOrder
  /** Why it can no longer be paid. */
  refusal: string | null
  /** Why the last payment request has an unknown result. */
  failure: string | null
  onPay: (order: SentOrder | AgreedOrder) => void
  onDiscard: () => void
}

/** Discards an order that can still be paid. Asks first, since only this browser knows a guest's order. */
function DiscardOrder({ order, onDiscard }: Pick<PendingOrderPanelProps, 'order' | 'onDiscard'>) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {checkoutMessages.newOrder}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        question={checkoutMessages.confirmNewOrder}
        text={checkoutMessages.confirmNewOrderText(Boolean(order.billNo))}
        yes={checkoutMessages.yesNewOrder}
        no={checkoutMessages.keepOrder}
        onYes={onDiscard}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

/** Buttons to pay or discard an order. One that can no longer be paid can only be discarded. */
function OrderActions({
  order,
  refusal,
  onPay,
  onDiscard,
}: Omit<PendingOrderPanelProps, 'failure'>) {
  if (refusal)
    return (
      <Button variant="secondary" onClick={onDiscard}>
        {checkoutMessages.newOrder}
      </Button>
    )
  return (
    <>
      <Button onClick={() => onPay(order)}>{checkoutMessages.continuePayment}</Button>
      <DiscardOrder order={order} onDiscard={onDiscard} />
    </>
  )
}

/** Reports the purchase once this browser sees that the order was paid or confirmed. */
function useTellPaid(payment: OrderPayment | null): void {
  useEffect(() => {
    if (!payment) return
    const outcome = returnOutcome({ verified: true, ...payment }, 'checking')
    if (outcome !== 'paid' && outcome !== 'confirmed') return
    countPurchase(payment.trx_ref, () => payment).catch((error) =>
      console.warn('The purchase was not told', error),
    )
  }, [payment])
}

/** The order stored in this browser: how to pay it, or its final status. */
export function PendingOrderPanel(props: PendingOrderPanelProps) {
  const { order, refusal, failure, onDiscard } = props
  const payment = useOrderPayment(order.billNo)
  useTellPaid(payment)
  // An unknown status may mean that the order still awaits payment.
  if (!payment || payment.trx_status === 'PENDING' || payment.trx_status === 'UNKNOWN')
    return (
      <WaitingOrder order={order} failure={refusal ?? failure} isRefused={refusal !== null}>
        {payment && <HowToPay payment={payment} />}
        <OrderActions {...props} />
      </WaitingOrder>
    )
  return (
    <SettledOrder payment={payment}>
      <Button variant="secondary" onClick={onDiscard}>
        {checkoutMessages.startNewOrder}
      </Button>
    </SettledOrder>
  )
}
