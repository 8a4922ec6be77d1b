import type { Order } from '@etalase/contract/order.ts'
import { PaymentDeadline } from '#components/orders/order-parts.tsx'
import { PaymentNumber, PaymentSteps } from '#components/payment/how-to-pay.tsx'
import { QrToPay } from '#components/payment/qr-to-pay.tsx'
import { ToProvider } from '#components/payment/to-provider.tsx'
import { isPayable, openBill } from '#lib/account/open-bill.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { ordersMessages } from '#messages/orders.ts'
import { paymentMessages } from '#messages/payment.ts'

interface OpenBillPanelProps {
  order: Order
  /** The payment provider's URL, which receives the bill as a form post. */
  paymentUrl: string
  now: number
}

/** The button to the payment provider. Shows a message instead if the bill differs from the order or the provider is unavailable. */
function PayBill({ order, paymentUrl, now }: OpenBillPanelProps) {
  const bill = openBill(order, now)
  if (!bill?.way) {
    return (
      <p role="alert" className="text-danger">
        {bill ? paymentMessages.providerAway : ordersMessages.billDiffers}
      </p>
    )
  }
  return (
    <ToProvider
      way={bill.way}
      paymentUrl={paymentUrl}
      label={checkoutMessages.continuePayment}
      className="mt-2 flex flex-col items-start gap-2"
      below={<p className="text-muted text-sm">{ordersMessages.toProvider}</p>}
    />
  )
}

/** An unpaid order: amount, deadline and how to pay. */
export function OpenBillPanel(props: OpenBillPanelProps) {
  const { order, now } = props
  if (!isPayable(order, now)) return <p>{ordersMessages.timeUp}</p>
  return (
    <>
      <p className="font-semibold tabular-nums">
        {paymentMessages.total(formatRupiah(order.grand_total))}
      </p>
      {order.payment_duedate && <PaymentDeadline deadline={order.payment_duedate} now={now} />}
      <QrToPay {...order} />
      <PaymentNumber {...order} />
      <PaymentSteps {...order} />
      <PayBill {...props} />
    </>
  )
}
