import type { Order } from '@etalase/contract/order.ts'
import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { ExpiredLink } from '#components/orders/closed-order.tsx'
import { Button, buttonStyle } from '#components/ui/button.tsx'
import { pathOf } from '#lib/actions/action.ts'
import { openOfferedOrder } from '#lib/actions/order-actions.ts'
import { formatRupiah, formatWibDate } from '#lib/messages/formats.ts'
import { guestOrderMessages } from '#messages/guest-order.ts'
import { ordersMessages } from '#messages/orders.ts'

const text = guestOrderMessages

interface OfferProps {
  /** The sealed link that the form submits. */
  sealed: string
  order: Order
  /** The order currently open in this browser. */
  open: Order | null
}

/** Asks before opening an order, since another site may have led here. */
function Offer({ sealed, order, open }: OfferProps) {
  return (
    <>
      <p>{text.offerText}</p>
      <p>
        <strong>{ordersMessages.number(orderNumber(order.trx_ref))}</strong>,{' '}
        {ordersMessages.orderedOn(formatWibDate(order.trx_date))},{' '}
        <span className="whitespace-nowrap tabular-nums">{formatRupiah(order.grand_total)}</span>
      </p>
      {open && <p>{text.offerReplaces(orderNumber(open.trx_ref))}</p>}
      <form method="post" action={pathOf(openOfferedOrder)} className="flex flex-wrap gap-3">
        <input type="hidden" name="offer" value={sealed} />
        <Button type="submit">{text.open}</Button>
        <a href={open ? '/order' : '/'} className={buttonStyle('secondary')}>
          {text.decline}
        </a>
      </form>
    </>
  )
}

interface OfferedOrderProps {
  /** The sealed link that the forms submit; null when it was opened too long ago. */
  sealed: string | null
  /** The link's order; null when the link has expired. */
  order: Order | null
  open: Order | null
}

/** The page for a link to an order that isn't opened at once: one button opens it, even without scripts. */
export function OfferedOrder({ sealed, order, open }: OfferedOrderProps) {
  return (
    <div className="container-page pt-8 lg:pt-12">
      <div className="flex max-w-xl flex-col gap-6">
        <h1 className="text-3xl">{sealed && order ? text.offerTitle : text.title}</h1>
        {sealed && order && <Offer sealed={sealed} order={order} open={open} />}
        {sealed && !order && <ExpiredLink offer={sealed} flash={null} />}
        {!sealed && <p>{text.offerExpired}</p>}
        {!(sealed && order) && (
          <a href="/order" className={`${buttonStyle('secondary')} self-start`}>
            {text.byNumber}
          </a>
        )}
      </div>
    </div>
  )
}
