'use client'

import { CheckoutFlow } from '#components/checkout/checkout-flow.tsx'
import { CheckoutLoading } from '#components/checkout/checkout-loading.tsx'
import { BillDiffers, PaymentHandOff } from '#components/checkout/payment-hand-off.tsx'
import { usePendingOrder } from '#components/checkout/pending-order-notice.tsx'
import { useGoToPayment } from '#components/checkout/place-order.ts'
import { PendingOrderPanel } from '#components/checkout/waiting-order.tsx'
import { checkoutMessages } from '#messages/checkout.ts'

interface CheckoutProps {
  paymentUrl: string
  /** Whether the shopper is signed in. */
  isCustomer?: boolean
}

/** The checkout, the form to the payment provider, or the order awaiting payment. */
export function Checkout({ paymentUrl, isCustomer = false }: CheckoutProps) {
  const { pending, discard } = usePendingOrder()
  const { progress, goToPayment, clearFailure } = useGoToPayment()
  const refusal = progress.phase === 'refused' ? progress : null
  const unknown = progress.phase === 'unknown' ? progress : null
  if (progress.phase === 'preparing') return <p role="status">{checkoutMessages.preparing}</p>
  if (progress.phase === 'hand-off') return <PaymentHandOff {...progress} paymentUrl={paymentUrl} />
  if (progress.phase === 'bill-differs') return <BillDiffers {...progress} />
  const order = unknown?.order ?? pending
  if (order === undefined) return <CheckoutLoading />
  if (order) {
    const discardOrder = () => {
      clearFailure()
      discard(order)
    }
    return (
      <PendingOrderPanel
        order={order}
        refusal={refusal?.message ?? null}
        failure={unknown?.message ?? null}
        onPay={goToPayment}
        onDiscard={discardOrder}
      />
    )
  }
  return (
    <CheckoutFlow
      isCustomer={isCustomer}
      refusal={refusal}
      onAnswered={clearFailure}
      onPay={goToPayment}
    />
  )
}
