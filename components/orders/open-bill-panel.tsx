import { PaymentDeadline } from '#components/orders/order-parts.tsx'
import { PaymentNumber, PaymentSteps } from '#components/payment/how-to-pay.tsx'
import { QrToPay } from '#components/payment/qr-to-pay.tsx'
import { ToProvider } from '#components/payment/to-provider.tsx'
import { isPayable, openBill } from '#lib/account/open-bill.ts'
import type { Order } from '#lib/contract/order.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import * as messages from '#lib/messages/messages.ts'

interface OpenBillPanelProps {
  order: Order
  /** The payment provider's URL, to which the browser posts the bill. */
  paymentUrl: string
  now: number
}

/** The way to the payment provider; not shown when the bill differs from the order. */
function PayBill({ order, paymentUrl, now }: OpenBillPanelProps) {
  const bill = openBill(order, now)
  if (!bill?.way) {
    return (
      <p role="alert" className="text-danger">
        {bill ? messages.payment.providerAway : messages.orders.billDiffers}
      </p>
    )
  }
  return (
    <ToProvider
      way={bill.way}
      paymentUrl={paymentUrl}
      label={messages.checkout.continuePayment}
      className="mt-2 flex flex-col items-start gap-2"
      below={<p className="text-muted text-sm">{messages.orders.toProvider}</p>}
    />
  )
}

/** An unpaid order: amount, deadline and the way to pay. */
export function OpenBillPanel(props: OpenBillPanelProps) {
  const { order, now } = props
  if (!isPayable(order, now)) return <p>{messages.orders.timeUp}</p>
  return (
    <>
      <p className="font-semibold tabular-nums">
        {messages.payment.total(formatRupiah(order.grand_total))}
      </p>
      {order.payment_duedate && <PaymentDeadline deadline={order.payment_duedate} now={now} />}
      <QrToPay {...order} />
      <PaymentNumber {...order} />
      <PaymentSteps {...order} />
      <PayBill {...props} />
    </>
  )
}
