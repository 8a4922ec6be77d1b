import type { Order } from '#lib/contract/order.ts'
import * as words from '#lib/messages/words.ts'
import { channelKind } from '#lib/rules/channel-kind.ts'

type PaymentStepsProps = Pick<Order, 'payment_number' | 'payment_channel'>

/** How to pay to the payment number of a channel, step by step. */
export function PaymentSteps({ payment_number, payment_channel }: PaymentStepsProps) {
  const kind = payment_channel ? channelKind(payment_channel) : null
  if (!payment_number || !payment_channel || !kind) return null
  const title = words.payment.stepsTitle(payment_channel)
  return (
    <section aria-label={title} className="my-2 max-w-[36.8em]">
      <h2 className="font-semibold text-base">{title}</h2>
      <ol className="mt-2 flex list-decimal flex-col gap-1 pl-5">
        {words.payment.steps[kind](payment_channel).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
