import type { Order } from '@etalase/contract/order.ts'
import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { PaymentDeadline } from '#components/orders/order-parts.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { buttonStyle } from '#components/ui/button.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { cashDueOf } from '#lib/account/cash-due.ts'
import { isPayable } from '#lib/account/open-bill.ts'
import type { ListedOrder } from '#lib/api/listed-order.ts'
import { formatRupiah, formatWibDate } from '#lib/messages/formats.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { colon } from '#messages/language.ts'
import { ordersMessages } from '#messages/orders.ts'

const variants: Partial<Record<Order['trx_status'], 'sale' | 'success'>> = {
  PENDING: 'sale',
  CONFIRMED: 'success',
  READY_FOR_PICKUP: 'success',
  SHIPPED: 'success',
}

type StatusFields = Pick<Order, 'trx_status' | 'shipping_type'>

/** The order's status as a badge. */
function OrderStatusBadge({ order: { shipping_type, trx_status } }: { order: StatusFields }) {
  return (
    <Badge variant={variants[trx_status] ?? 'plain'}>
      {ordersMessages.statuses[shipping_type][trx_status].title}
    </Badge>
  )
}

/** The covers: a row on phones, else a two-by-two grid. A single cover fills the grid. */
function Covers({ covers }: Pick<ListedOrder, 'covers'>) {
  return (
    <div
      className="flex shrink-0 gap-1 md:grid md:w-36 md:grid-cols-2 md:content-start"
      aria-hidden="true"
    >
      {covers.map(({ id, image }) => (
        <div
          key={`${id} ${image.image_url}`}
          className="aspect-[3/4] w-16 bg-line md:w-auto md:only:col-span-2"
        >
          <Picture
            src={image.image_url}
            alt=""
            width={180}
            height={240}
            sizes="(width >= 48rem) 144px, 64px"
            placeholder={image.dominant_color}
          />
        </div>
      ))}
    </div>
  )
}

/** An order in the list: items, status and link. */
export function OrderListItem({ order, now }: { order: ListedOrder; now: number }) {
  const { id, payment_duedate, productNames, pieces } = order
  const number = ordersMessages.number(orderNumber(order.trx_ref))
  const isOpen = isPayable(order, now)
  const due = cashDueOf(order)
  return (
    <article className="flex flex-col gap-4 py-6 md:flex-row md:gap-6">
      <Covers covers={order.covers} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p>
          <OrderStatusBadge order={order} />
        </p>
        <h2 className="mt-1 font-sans font-semibold text-lg">{number}</h2>
        <p className="text-muted text-sm">
          {ordersMessages.orderedOn(formatWibDate(order.trx_date))}, {ordersMessages.pieces(pieces)}
        </p>
        <p className="line-clamp-2">{productNames.join(', ')}</p>
        {due && <p>{due}</p>}
        {isOpen && payment_duedate && <PaymentDeadline deadline={payment_duedate} now={now} />}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 md:flex-col md:items-end">
        <p className="font-semibold tabular-nums">{formatRupiah(order.grand_total)}</p>
        {/* A full page load: only the order page's own policy lets a form post to the payment provider. */}
        <a
          href={`/account/orders/${id}`}
          aria-label={`${isOpen ? checkoutMessages.continuePayment : ordersMessages.view}${colon}${number}`}
          className={buttonStyle(isOpen ? 'primary' : 'secondary')}
        >
          {isOpen ? checkoutMessages.continuePayment : ordersMessages.view}
        </a>
      </div>
    </article>
  )
}
