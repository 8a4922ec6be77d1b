import { BillDiffers, PaymentHandOff } from '#components/checkout/payment-hand-off.tsx'
import { useGoToPayment } from '#components/checkout/place-order.ts'
import { Button } from '#components/ui/button.tsx'
import { textLinkStyle } from '#components/ui/link-style.ts'
import type { SentOrder } from '#lib/checkout/order.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { paymentMessages } from '#messages/payment.ts'

interface PayAgainProps {
  order: SentOrder
  paymentUrl: string
}

/** A button that sends this browser's order to the payment provider again. If that fails, the checkout has the order. */
export function PayAgain({ order, paymentUrl }: PayAgainProps) {
  const { progress, goToPayment } = useGoToPayment()
  if (progress.phase === 'hand-off') {
    return <PaymentHandOff {...progress} paymentUrl={paymentUrl} />
  }
  if (progress.phase === 'bill-differs') return <BillDiffers {...progress} />
  const isPreparing = progress.phase === 'preparing'
  return (
    <div className="flex flex-col items-start gap-2">
      <Button onClick={() => goToPayment(order)} aria-disabled={isPreparing}>
        {isPreparing ? checkoutMessages.preparing : paymentMessages.tryAgain}
      </Button>
      {'message' in progress && (
        <p role="alert" className="text-danger">
          {progress.message}{' '}
          <a href="/checkout" className={textLinkStyle}>
            {paymentMessages.toCheckout}
          </a>
        </p>
      )}
    </div>
  )
}
