import { BuyAgain } from '#components/orders/buy-again.tsx'
import { OrderDestination } from '#components/orders/order-destination.tsx'
import { OrderHistory } from '#components/orders/order-history.tsx'
import { OrderPayment } from '#components/orders/order-payment.tsx'
import { OrderSection } from '#components/orders/order-section.tsx'
import { OrderShipment } from '#components/orders/order-shipment.tsx'
import { OrderStatusPanel } from '#components/orders/order-status-panel.tsx'
import { OrderedLines } from '#components/orders/ordered-lines.tsx'
import { StaleNotice } from '#components/orders/stale-notice.tsx'
import { useSettledOrder } from '#components/orders/use-settled-order.ts'
import { ChatLink } from '#components/ui/chat-link.tsx'
import type { Order } from '#lib/contract/order.ts'
import { formatWibDate } from '#lib/messages/formats.ts'
import * as words from '#lib/messages/words.ts'
import { orderNumber } from '#lib/rules/order-number.ts'

function OrderQuestions({ order: { trx_ref } }: { order: Order }) {
  return (
    <OrderSection title={words.orders.questions}>
      <p>{words.orders.questionsText}</p>
      <ChatLink message={words.chat.aboutOrder(orderNumber(trx_ref))} />
    </OrderSection>
  )
}

interface OrderViewProps {
  order: Order
  paymentUrl: string
  now: number
  /** The path of the page with the pickup code. */
  pickupPath: string
  /** Whether it is a signed-in customer's order. */
  isCustomers: boolean
  /** Loads the order again; null when it is up to date. */
  onRetry: (() => void) | null
}

/** One order: status, items, history, destination, shipment and payment. */
export function OrderView({ order, onRetry, ...status }: OrderViewProps) {
  useSettledOrder(order)
  return (
    <>
      <p className="-mt-6 mb-6 flex flex-wrap gap-x-4">
        <span className="font-semibold">{words.orders.number(orderNumber(order.trx_ref))}</span>
        <span className="text-muted">{words.orders.orderedOn(formatWibDate(order.trx_date))}</span>
      </p>
      {onRetry && <StaleNotice onRetry={onRetry} />}
      <OrderStatusPanel order={order} {...status} />
      <div className="mt-8 grid gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-6">
          <OrderedLines order={order} />
          <BuyAgain lines={order.sales_trx_details} />
          <OrderHistory order={order} />
        </div>
        <div className="flex flex-col gap-6">
          <OrderDestination order={order} />
          <OrderShipment order={order} />
          <OrderPayment order={order} />
          <OrderQuestions order={order} />
        </div>
      </div>
    </>
  )
}
