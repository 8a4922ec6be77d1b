import { PaymentNumber } from '#components/payment/payment-number.tsx'
import { PaymentSteps } from '#components/payment/payment-steps.tsx'
import type { OrderPayment } from '#lib/contract/payment.ts'
import { formatWibDeadline } from '#lib/messages/formats.ts'
import * as words from '#lib/messages/words.ts'

/** The payment number and the deadline, if the backend gives them to this browser. */
export function HowToPay({ payment }: { payment: OrderPayment }) {
  const { payment_duedate } = payment
  return (
    <div>
      <PaymentNumber {...payment} />
      <PaymentSteps {...payment} />
      {payment_duedate && <p>{words.payment.payBefore(formatWibDeadline(payment_duedate))}</p>}
    </div>
  )
}
