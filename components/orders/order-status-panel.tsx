import type { Order } from '@etalase/contract/order.ts'
import { isInPreparation, pickupCode } from '@etalase/contract/rules/codes.ts'
import { returnDays } from '@etalase/contract/rules/constants.ts'
import { CancelOrder } from '#components/orders/cancel-order.tsx'
import { OpenBillPanel } from '#components/orders/open-bill-panel.tsx'
import { PickupCode } from '#components/orders/pickup-code.tsx'
import { buttonStyle } from '#components/ui/button.tsx'
import { cashDueOf } from '#lib/account/cash-due.ts'
import { estimatedTime } from '#lib/account/estimated-time.ts'
import { cashMessages } from '#messages/cash.ts'
import { legalMessages } from '#messages/help.ts'
import { ordersMessages } from '#messages/orders.ts'

interface OrderStatusPanelProps {
  order: Order
  paymentUrl: string
  now: number
  /** The path of the page with the pickup code. */
  pickupPath: string
  /** Whether it is a signed-in customer's order, rather than one opened by number or link. */
  isCustomers: boolean
}

/** The order's status, and the actions available now. */
export function OrderStatusPanel({
  order,
  pickupPath,
  isCustomers,
  ...bill
}: OrderStatusPanelProps) {
  const { title, text: meaning } = ordersMessages.statuses[order.shipping_type][order.trx_status]
  const isCashBack = order.trx_status === 'REFUNDED' && order.payment_way
  const text = isCashBack ? cashMessages.refunded : meaning
  const code = pickupCode(order)
  const due = cashDueOf(order)
  const promised = estimatedTime(order, bill.now)
  // A backend that offers returns sends this order's return deadline.
  const hasArrived = order.trx_status === 'COMPLETED'
  const isCodeExpected = order.shipping_type === 'PICKUP_ON_STORE' && isInPreparation(order)
  return (
    <section className="flex flex-col items-start gap-2 border border-line bg-surface p-5 md:p-8">
      <h2 className="text-2xl">{title}</h2>
      {order.trx_status === 'PENDING' ? (
        <>
          <OpenBillPanel order={order} {...bill} />
          <CancelOrder order={order} isCustomers={isCustomers} />
        </>
      ) : (
        <p className="max-w-[36.8em]">{text}</p>
      )}
      {due && <p className="font-semibold">{due}</p>}
      {hasArrived && order.return_until === undefined && (
        <p className="max-w-[36.8em]">{legalMessages.returns(returnDays)}</p>
      )}
      {promised && <p className="font-semibold">{promised}</p>}
      {isCodeExpected && !code && <p>{ordersMessages.codeComes}</p>}
      {due && <CancelOrder order={order} isCustomers={isCustomers} />}
      {code && (
        <>
          <p className="mt-2 text-sm">{ordersMessages.pickupCode}</p>
          <PickupCode code={code} />
          <a href={pickupPath} className={`${buttonStyle('secondary')} mt-2`}>
            {ordersMessages.printCode}
          </a>
        </>
      )}
    </section>
  )
}
