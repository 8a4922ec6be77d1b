import * as words from '#lib/messages/words.ts'
import { timeLeft } from '#lib/rules/time-left.ts'
import { formatWibDeadline } from '#lib/rules/wib.ts'

/** The payment deadline of an order, and the time left. */
export function PaymentDeadline({ deadline, now }: { deadline: string; now: number }) {
  const left = timeLeft(deadline, now)
  return (
    <p className="tabular-nums">
      {words.orders.payBefore(formatWibDeadline(deadline))}
      {left && (
        <>
          {' '}
          <span className="whitespace-nowrap font-semibold">({words.orders.timeLeft(left)})</span>
        </>
      )}
    </p>
  )
}
