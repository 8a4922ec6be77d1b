import { TimeLeft } from '#components/ui/time-left.tsx'
import { formatWibDeadline } from '#lib/messages/formats.ts'
import * as messages from '#lib/messages/messages.ts'

/** The payment deadline of an order, and the time left. */
export function PaymentDeadline({ deadline, now }: { deadline: string; now: number }) {
  return (
    <p className="tabular-nums">
      {messages.orders.payBefore(formatWibDeadline(deadline))}
      <TimeLeft deadline={deadline} now={now} />
    </p>
  )
}
