'use client'

import { useEffect, useState } from 'react'
import { SettledOrder, WaitingOrder } from '#components/checkout/waiting-order.tsx'
import { HowToPay } from '#components/payment/how-to-pay.tsx'
import { useOrderPayment } from '#components/payment/use-order-payment.ts'
import { Button } from '#components/ui/button.tsx'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { countPurchase } from '#lib/checkout/count-orders.ts'
import type { PendingOrder } from '#lib/checkout/pending-order.ts'
import type { OrderPayment } from '#lib/contract/payment.ts'
import { returnOutcome } from '#lib/rules/payment/provider.ts'
import { checkoutMessages } from '#messages/checkout.ts'

interface PendingOrderPanelProps {
  order: PendingOrder
  /** Why it can no longer be paid. */
  refusal: string | null
  /** Why the last payment request has no known result. */
  failure: string | null
  onPay: (order: PendingOrder) => void
  onDiscard: () => void
}

/** Discards an order that may still be paid. Only this browser knows a guest's order, so it asks first. */
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
        text={checkoutMessages.confirmNewOrderText(order.billNo !== undefined)}
        yes={checkoutMessages.yesNewOrder}
        no={checkoutMessages.keepOrder}
        onYes={onDiscard}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

/** Buttons to pay or discard an order; one that can no longer be paid can only be discarded. */
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

/** Tells the purchase of an order that was paid since this browser has last seen it. */
function useTellPaid(payment: OrderPayment | null): void {
  useEffect(() => {
    if (!payment) return
    const { trx_ref, trx_status } = payment
    if (returnOutcome({ verified: true, trx_status }, 'checking') !== 'paid') return
    countPurchase(trx_ref, () => payment).catch((error) =>
      console.warn('The purchase was not told', error),
    )
  }, [payment])
}

/** The order stored in this browser: how to pay it, or its final status. */
export function PendingOrderPanel(props: PendingOrderPanelProps) {
  const { order, refusal, failure, onDiscard } = props
  const payment = useOrderPayment(order.billNo)
  useTellPaid(payment)
  // A status that the shop does not know may be that of an order that waits for its payment.
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
