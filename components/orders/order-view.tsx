import type { Order } from '@etalase/contract/order.ts'
import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { isClosed } from '@etalase/contract/rules/trx-status.ts'
import { useEffect } from 'react'
import { Amount } from '#components/checkout/summary-lines.tsx'
import { BuyAgain } from '#components/orders/buy-again.tsx'
import { OrderDestination } from '#components/orders/order-destination.tsx'
import { OrderHistory } from '#components/orders/order-history.tsx'
import { OrderSection, StaleNotice } from '#components/orders/order-parts.tsx'
import { OrderShipment } from '#components/orders/order-shipment.tsx'
import { OrderStatusPanel } from '#components/orders/order-status-panel.tsx'
import { OrderUpdates } from '#components/orders/order-updates.tsx'
import { OrderedItems } from '#components/orders/ordered-items.tsx'
import { ReturnPanel } from '#components/orders/return-panel.tsx'
import { ChatLink } from '#components/ui/chat-link.tsx'
import { LabelledValue } from '#components/ui/copyable-number.tsx'
import { listLinkStyle } from '#components/ui/link-style.ts'
import { orderAmounts } from '#lib/account/order-amounts.ts'
import { formatWibDate } from '#lib/messages/formats.ts'
import { cartMessages } from '#messages/cart.ts'
import { cashMessages } from '#messages/cash.ts'
import { chatMessages } from '#messages/chat.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { invoiceLinkMessages } from '#messages/invoice-link.ts'
import { ordersMessages } from '#messages/orders.ts'

/** Reports the order's purchase or refund once, and removes the order as this browser's unpaid checkout order. */
async function settle(order: Order): Promise<void> {
  const [{ countPurchase, countRefund }, { settlePendingOrder }] = await Promise.all([
    import('#lib/checkout/count-orders.ts'),
    import('#lib/checkout/pending-order.ts'),
  ])
  const { trx_ref, trx_status } = order
  const counted = !isClosed(trx_status) ? countPurchase(trx_ref, () => order) : null
  settlePendingOrder(trx_ref)
  await counted
  if (trx_status === 'REFUNDED') await countRefund(order)
}

/** Settles this browser's unpaid checkout order once it turns out paid or closed. */
function useSettledOrder(order: Order): void {
  const { trx_status } = order
  const isSettled = trx_status !== 'PENDING' && trx_status !== 'UNKNOWN'
  useEffect(() => {
    if (!isSettled) return
    settle(order).catch((error) =>
      console.warn('The unpaid order of the checkout was not forgotten', error),
    )
  }, [order, isSettled])
}

/** The ordered lines and the amounts. */
function OrderedLines({ order, orderPath }: { order: Order; orderPath: string }) {
  const { subtotal, discount, shippingCost, paymentFee, total } = orderAmounts(order)
  return (
    <section aria-label={ordersMessages.items}>
      <OrderedItems lines={order.sales_trx_details} orderPath={orderPath} />
      <dl className="mt-3">
        <Amount label={cartMessages.subtotal} amount={subtotal} />
        {discount > 0 && <Amount label={discountLabel(order)} amount={discount} isTakenOff />}
        {order.shipping_type === 'ONLINE_DELIVERY' && (
          <Amount label={checkoutMessages.shipping} amount={shippingCost} />
        )}
        {order.payment_way && paymentFee > 0 && (
          <Amount
            label={cashMessages.feeOf(cashMessages.ways[order.payment_way].name)}
            amount={paymentFee}
          />
        )}
        <Amount label={checkoutMessages.grandTotal} amount={total} isTotal />
      </dl>
    </section>
  )
}

const discountLabel = ({ promo_code }: Order) =>
  promo_code ? checkoutMessages.discountBy(promo_code) : checkoutMessages.discount

/** The order's payment details, as far as known, and its invoice. */
function OrderPayment({ order, invoicePath }: { order: Order; invoicePath: string }) {
  const { payment, paymentStatus, paymentChannel, paymentDate } = ordersMessages
  const { payment_status_desc, payment_channel, payment_date, invoice } = order
  if (!payment_status_desc && !payment_channel && !payment_date && !invoice) return null
  return (
    <OrderSection title={payment}>
      <dl className="flex flex-col gap-2">
        {payment_status_desc && (
          <LabelledValue name={paymentStatus}>{payment_status_desc}</LabelledValue>
        )}
        {payment_channel && <LabelledValue name={paymentChannel}>{payment_channel}</LabelledValue>}
        {payment_date && (
          <LabelledValue name={paymentDate}>{formatWibDate(payment_date)}</LabelledValue>
        )}
      </dl>
      {invoice && (
        <a href={invoicePath} className={`${listLinkStyle} mt-2 underline`}>
          {invoiceLinkMessages.open(invoice.number)}
        </a>
      )}
    </OrderSection>
  )
}

function OrderQuestions({ order: { trx_ref } }: { order: Order }) {
  return (
    <OrderSection title={ordersMessages.questions}>
      <p>{ordersMessages.questionsText}</p>
      <ChatLink message={chatMessages.aboutOrder(orderNumber(trx_ref))} />
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
  /** Reloads the order; null when it is up to date. */
  onRetry: (() => void) | null
}

/** One order: status, items, history, destination, shipment and payment. */
export function OrderView({ order, onRetry, ...status }: OrderViewProps) {
  useSettledOrder(order)
  const orderPath = status.isCustomers ? `/account/orders/${order.id}` : '/order'
  return (
    <>
      <p className="-mt-6 mb-6 flex flex-wrap gap-x-4">
        <span className="font-semibold">{ordersMessages.number(orderNumber(order.trx_ref))}</span>
        <span className="text-muted">
          {ordersMessages.orderedOn(formatWibDate(order.trx_date))}
        </span>
      </p>
      {onRetry && <StaleNotice onRetry={onRetry} />}
      <OrderStatusPanel order={order} {...status} />
      <ReturnPanel order={order} isCustomers={status.isCustomers} />
      <OrderUpdates order={order} isCustomers={status.isCustomers} />
      <div className="mt-8 grid gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-6">
          <OrderedLines order={order} orderPath={orderPath} />
          <BuyAgain lines={order.sales_trx_details} />
          <OrderHistory order={order} />
        </div>
        <div className="flex flex-col gap-6">
          <OrderDestination order={order} />
          <OrderShipment order={order} />
          <OrderPayment order={order} invoicePath={`${orderPath}/invoice`} />
          <OrderQuestions order={order} />
        </div>
      </div>
    </>
  )
}
