import { OrderSection } from '#components/orders/order-section.tsx'
import { PickupCode } from '#components/orders/pickup-code.tsx'
import { PrintButton } from '#components/orders/print-button.tsx'
import { StoreAddress } from '#components/orders/store-address.tsx'
import { buttonStyle } from '#components/ui/button-style.ts'
import type { Order } from '#lib/contract/order.ts'
import * as words from '#lib/messages/words.ts'
import { orderNumber } from '#lib/rules/order-number.ts'
import { formatWibDate } from '#lib/rules/wib.ts'

function Slip({ order, code }: { order: Order; code: string }) {
  return (
    <>
      <p>{words.orders.pickupText}</p>
      <div className="my-6 border-2 border-ink bg-surface p-6 text-center">
        <PickupCode code={code} />
        <p className="mt-2">
          {words.orders.number(orderNumber(order.trx_ref))}
          {order.user && `, ${order.user.name}`}
        </p>
        <p className="text-muted text-sm">
          {words.orders.orderedOn(formatWibDate(order.trx_date))}
        </p>
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        {order.showroom && (
          <OrderSection title={words.checkout.pickupAt}>
            <StoreAddress store={order.showroom} />
          </OrderSection>
        )}
        <OrderSection title={words.orders.items}>
          <ul>
            {order.sales_trx_details.map((line) => (
              <li key={`${line.product_detail.id} ${line.size_code}`}>
                {words.checkout.pieces(line.qty)} {line.product_name},{' '}
                {words.cart.size(line.size_code)}
              </li>
            ))}
          </ul>
        </OrderSection>
      </div>
    </>
  )
}

interface PickupSlipProps {
  order: Order
  /** The path of the order's page. */
  orderPath: string
}

/** The slip that a buyer shows at the counter, on the phone or on paper. */
export function PickupSlip({ order, orderPath }: PickupSlipProps) {
  const code = order.trx_status === 'READY_FOR_PICKUP' ? order.pickup_code : null
  return (
    <>
      {code ? <Slip order={order} code={code} /> : <p className="my-6">{words.orders.noCode}</p>}
      <div className="mt-8 flex flex-wrap gap-3 print:hidden">
        {code && <PrintButton />}
        <a href={orderPath} className={buttonStyle('secondary')}>
          {words.orders.backToOrder}
        </a>
      </div>
    </>
  )
}
