import type { Order } from '@etalase/contract/order.ts'
import { qrisProblem } from '@etalase/contract/rules/payment/qris.ts'
import { buttonStyle } from '#components/ui/button.tsx'
import { formatRupiah } from '#lib/messages/formats.ts'
import { paymentMessages } from '#messages/payment.ts'

type QrToPayProps = Pick<Order, 'trx_ref' | 'grand_total' | 'payment_qr'>

/** The payment QR code with instructions, if the payment channel issued one. A code for a different bill is not shown. */
export function QrToPay({ trx_ref, grand_total, payment_qr }: QrToPayProps) {
  if (!payment_qr) return null
  if (qrisProblem(payment_qr, grand_total))
    return (
      <p role="alert" className="my-2 text-danger">
        {paymentMessages.qrWrong}
      </p>
    )
  const picture = `/api/payment-qr?${new URLSearchParams({ trx_ref })}`
  const amount = formatRupiah(grand_total)
  return (
    <section aria-label={paymentMessages.qrTitle} className="my-2 max-w-[36.8em]">
      <h2 className="font-semibold text-base">{paymentMessages.qrTitle}</h2>
      <img
        src={picture}
        width={240}
        height={240}
        alt={paymentMessages.qrAlt(amount)}
        className="mt-2 border border-line bg-white"
      />
      <p className="mt-2 font-semibold tabular-nums">{amount}</p>
      <a href={`${picture}&file`} download className={buttonStyle('quiet')}>
        {paymentMessages.qrSave}
      </a>
      <ol className="flex list-decimal flex-col gap-1 pl-5">
        {paymentMessages.qrSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
