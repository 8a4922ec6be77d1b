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
  /** What the form sends. */
  sealed: string
  order: Order
  /** The order that is open in this browser. */
  open: Order | null
}

/** Asks before it opens an order that another site may have led to. */
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
  /** The link as the forms send it; null when it was opened too long ago. */
  sealed: string | null
  /** The order of the link; null when it has expired. */
  order: Order | null
  open: Order | null
}

/** The page of a link to an order that is not opened at once: one press opens it, without scripts too. */
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
