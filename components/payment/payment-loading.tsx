import { WhenLate } from '#components/help/when-late.tsx'
import * as words from '#lib/messages/words.ts'

/** Shown while the result of a payment is loading. `again`: the address of a page that has it without scripts. */
export function PaymentLoading({ again }: { again?: string }) {
  return (
    <div role="status">
      <h1 className="text-3xl">{words.payment.reporting}</h1>
      {again && (
        <WhenLate text={words.payment.isLate} href={again} label={words.payment.checkAgain} />
      )}
    </div>
  )
}
