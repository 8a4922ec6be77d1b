import type { Order } from '@etalase/contract/order.ts'
import type { OrderPayment } from '@etalase/contract/payment.ts'
import { issuesNumber } from '@etalase/contract/rules/payment/provider.ts'
import { kindByName } from '@etalase/contract/rules/payment/xpress.ts'
import { QrToPay } from '#components/payment/qr-to-pay.tsx'
import { CopyableNumber, LabelledValue } from '#components/ui/copyable-number.tsx'
import { formatWibDeadline } from '#lib/messages/formats.ts'
import { colon } from '#messages/language.ts'
import { paymentMessages } from '#messages/payment.ts'

type PaymentNumberProps = Pick<Order, 'payment_number' | 'payment_channel'>

/** The payment number to use at a bank or in a store, if the payment channel issued one. */
export function PaymentNumber({ payment_number, payment_channel }: PaymentNumberProps) {
  const name = paymentMessages.paymentNumber
  if (!payment_number) return null
  return (
    <dl className="my-2">
      <LabelledValue name={payment_channel ? `${payment_channel}${colon}${name}` : name}>
        <CopyableNumber name={name} number={payment_number} />
      </LabelledValue>
    </dl>
  )
}

type PaymentStepsProps = PaymentNumberProps & Pick<Order, 'payment_channel_kind'>

/** Step-by-step instructions for paying to the channel's payment number. */
export function PaymentSteps(props: PaymentStepsProps) {
  const { payment_number, payment_channel, payment_channel_kind } = props
  if (!payment_number || !payment_channel) return null
  const kind = payment_channel_kind ?? kindByName(payment_channel)
  if (!issuesNumber(kind)) return null
  const title = paymentMessages.stepsTitle(payment_channel)
  return (
    <section aria-label={title} className="my-2 max-w-[36.8em]">
      <h2 className="font-semibold text-base">{title}</h2>
      <ol className="mt-2 flex list-decimal flex-col gap-1 pl-5">
        {paymentMessages.steps[kind](payment_channel).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}

/** The QR code, payment number and deadline, if the backend sends them to this browser. */
export function HowToPay({ payment }: { payment: OrderPayment }) {
  const { payment_duedate } = payment
  return (
    <div>
      <QrToPay {...payment} />
      <PaymentNumber {...payment} />
      <PaymentSteps {...payment} />
      {payment_duedate && <p>{paymentMessages.payBefore(formatWibDeadline(payment_duedate))}</p>}
    </div>
  )
}
