import { Button } from '#components/ui/button.tsx'
import * as words from '#lib/messages/words.ts'
import { orderNumber } from '#lib/rules/order-number.ts'
import type { PaymentOutcome } from '#lib/rules/payment-status.ts'

interface SettledOrderProps {
  outcome: PaymentOutcome
  trxRef: string
  onDiscard: () => void
}

/** The final status of the order stored in this browser: nothing is left to pay. */
export function SettledOrder({ outcome, trxRef, onDiscard }: SettledOrderProps) {
  const { title, text } = words.payment.outcomes[outcome]
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-2xl">{title}</h2>
      <p>{text}</p>
      <p className="font-semibold">{words.payment.orderNumber(orderNumber(trxRef))}</p>
      <Button look="secondary" onClick={onDiscard}>
        {words.checkout.startNewOrder}
      </Button>
    </section>
  )
}
