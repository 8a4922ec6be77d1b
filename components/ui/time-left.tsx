import { timeLeft } from '#lib/rules/time-left.ts'
import { ordersMessages } from '#messages/orders.ts'

/** The time left until a deadline (WIB, from the API), after a label. Renders nothing once it has passed. `now` is in milliseconds. */
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
