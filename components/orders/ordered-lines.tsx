import { Amount } from '#components/checkout/amount.tsx'
import { OrderedItems } from '#components/orders/ordered-items.tsx'
import { orderAmounts } from '#lib/account/order-amounts.ts'
import type { Order } from '#lib/contract/order.ts'
import * as words from '#lib/messages/words.ts'

/** The ordered lines and the amounts. */
export function OrderedLines({ order }: { order: Order }) {
  const { subtotal, discount, shippingCost, total } = orderAmounts(order)
  return (
    <section aria-label={words.orders.items}>
      <OrderedItems lines={order.sales_trx_details} />
      <dl className="mt-3">
        <Amount label={words.cart.subtotal} amount={subtotal} />
        {discount > 0 && <Amount label={discountLabel(order)} amount={discount} isTakenOff />}
        {order.shipping_type === 'ONLINE_DELIVERY' && (
          <Amount label={words.checkout.shipping} amount={shippingCost} />
        )}
        <Amount label={words.checkout.grandTotal} amount={total} isTotal />
      </dl>
    </section>
  )
}

const discountLabel = ({ promo_code }: Order) =>
  promo_code ? words.checkout.discountBy(promo_code) : words.checkout.discount
