import * as words from '#lib/messages/words.ts'

/** The page of a payment until it is known what became of it. */
export function PaymentLoading() {
  return (
    <div role="status">
      <h1 className="text-3xl">{words.payment.reporting}</h1>
    </div>
  )
}
