import type { Order } from '@etalase/contract/order.ts'
import { etdText } from '@etalase/contract/rules/etd.ts'
import { OrderSection } from '#components/orders/order-parts.tsx'
import { CopyableNumber, LabelledValue } from '#components/ui/copyable-number.tsx'
import { checkoutMessages } from '#messages/checkout.ts'
import { ordersMessages } from '#messages/orders.ts'

/** The courier, the estimated time and the tracking number of a delivery. */
export function OrderShipment({ order }: { order: Order }) {
  if (order.shipping_type !== 'ONLINE_DELIVERY') return null
  const service = [order.shipping_courier, order.shipping_service_name].filter(Boolean).join(', ')
  const etd = etdText(order.shipping_etd ?? '')
  const { trackingNumber } = ordersMessages
  return (
    <OrderSection title={ordersMessages.parcel}>
      <p>{service}</p>
      {etd && <p>{checkoutMessages.etd(etd)}</p>}
      <dl className="mt-3 flex flex-col gap-2 empty:hidden">
        {order.no_resi && (
          <LabelledValue name={trackingNumber}>
            <CopyableNumber name={trackingNumber} number={order.no_resi} />
          </LabelledValue>
        )}
        {order.showroom && (
          <LabelledValue name={checkoutMessages.sentFrom}>
            {order.showroom.showroom_name}
          </LabelledValue>
        )}
      </dl>
    </OrderSection>
  )
}
