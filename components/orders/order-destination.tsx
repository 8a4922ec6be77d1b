import type { Order } from '@etalase/contract/order.ts'
import { formatPhone } from '@etalase/contract/rules/phone.ts'
import { OrderSection } from '#components/orders/order-parts.tsx'
import { StoreAddress } from '#components/orders/store-address.tsx'
import { checkoutMessages } from '#messages/checkout.ts'
import { giftMessages } from '#messages/gift.ts'
import { colon } from '#messages/language.ts'
import { ordersMessages } from '#messages/orders.ts'

function Notes({ name, text }: { name: string; text: string | null | undefined }) {
  if (!text) return null
  return (
    <p className="mt-2 wrap-anywhere">
      <span className="text-muted text-sm">
        {name}
        {colon}
      </span>
      {text}
    </p>
  )
}

function DeliveryAddress({ order }: { order: Order }) {
  const area = [order.address_subdistrict, order.address_city, order.address_province]
  const lines = [
    order.address_recipient_name,
    formatPhone(order.address_recipient_phone ?? ''),
    order.address_street,
    area.filter(Boolean).join(', '),
  ]
  return (
    <>
      {order.address_label && <p className="font-semibold">{order.address_label}</p>}
      <address className="whitespace-pre-line not-italic wrap-anywhere">
        {lines.filter(Boolean).join('\n')}
      </address>
      <Notes name={ordersMessages.notes} text={order.notes} />
    </>
  )
}

/** The delivery address or pickup store, and the shopper's notes. */
export function OrderDestination({ order }: { order: Order }) {
  const wishes = (
    <>
      <Notes name={ordersMessages.notesForShop} text={order.shipping_notes} />
      <Notes name={giftMessages.message} text={order.gift_message} />
      {Boolean(order.hide_prices) && <p className="mt-2">{giftMessages.hidePrices}</p>}
    </>
  )
  if (order.shipping_type === 'ONLINE_DELIVERY') {
    return (
      <OrderSection title={checkoutMessages.deliverTo}>
        <DeliveryAddress order={order} />
        {wishes}
      </OrderSection>
    )
  }
  return (
    order.showroom && (
      <OrderSection title={checkoutMessages.pickupAt}>
        <StoreAddress store={order.showroom} />
        {wishes}
      </OrderSection>
    )
  )
}
