import { timeLeft } from '#lib/rules/time-left.ts'
import { ordersMessages } from '#messages/orders.ts'

/** The time left to a deadline (WIB, from the wire), after a label; nothing once it has passed. `now` is in milliseconds. */
export function TimeLeft({ deadline, now }: { deadline: string; now: number }) {
  const left = timeLeft(deadline, now)
  if (!left) return null
  return (
    <>
      {' '}
      <span className="whitespace-nowrap font-semibold tabular-nums">
        ({ordersMessages.timeLeft(left)})
      </span>
    </>
  )
}
