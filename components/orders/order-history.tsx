import type { Order } from '@etalase/contract/order.ts'
import { wibToIso } from '@etalase/contract/rules/time-zone.ts'
import { OrderSection } from '#components/orders/order-parts.tsx'
import { orderTimeline } from '#lib/account/order-timeline.ts'
import { formatWibDeadline } from '#lib/messages/formats.ts'
import { ordersMessages } from '#messages/orders.ts'

const dot =
  'before:absolute before:top-2 before:-left-[0.3125rem] before:size-2.5 before:rounded-full before:border before:border-ink before:bg-paper first:before:bg-ink'

/** The timeline of an order and its shipment, newest first. */
export function OrderHistory({ order }: { order: Order }) {
  return (
    <OrderSection title={ordersMessages.history}>
      <ol className="ml-1.5 border-line border-l">
        {orderTimeline(order).map(({ at, status, city, receiver }) => (
          <li
            key={`${at} ${status} ${city}`}
            className={`relative pb-5 pl-5 last:pb-0 first:font-semibold ${dot}`}
          >
            <p>{city ? `${status}, ${city}` : status}</p>
            {receiver && <p>{ordersMessages.receivedBy(receiver)}</p>}
            <p className="font-normal text-muted text-sm tabular-nums">
              <time dateTime={wibToIso(at)}>{formatWibDeadline(at)}</time>
            </p>
          </li>
        ))}
      </ol>
    </OrderSection>
  )
}
