import * as words from '#lib/messages/words.ts'

/** Shown while the result of a payment is loading. */
export function PaymentLoading() {
  return (
    <div role="status">
      <h1 className="text-3xl">{words.payment.reporting}</h1>
    </div>
  )
}
