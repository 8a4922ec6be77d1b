import { defineWidgetConfig } from '@medusajs/admin-sdk'
import type { AdminOrder, DetailWidgetProps } from '@medusajs/framework/types'
import { Container, Heading } from '@medusajs/ui'
import { CannotRead } from '../lib/cannot-read'
import { type ShopOrder as Answer, type Placement, useShopOrder } from '../lib/use-shop-order'

const timeOf = (time: string) =>
  new Date(time).toLocaleString('en-GB', {
    timeZone: 'Asia/Jakarta',
    dateStyle: 'medium',
    timeStyle: 'short',
  })

const wayNames = { CASH_ON_DELIVERY: 'Cash on delivery', PAY_AT_STORE: 'Pay at the store' }

/** Formats a status of the contract: READY_FOR_PICKUP becomes 'Ready for pickup'. */
const wordsOf = (status: string) =>
  status.charAt(0) + status.slice(1).toLowerCase().replaceAll('_', ' ')

/** Returns when the order was paid, or until when it can be. */
function timeRow({
  paid_at,
  payment_way,
  due_at,
}: Placement): [label: string, value: string | null] {
  if (paid_at) return ['Paid (WIB)', timeOf(paid_at)]
  if (payment_way === 'CASH_ON_DELIVERY') return ['Paid (WIB)', null]
  return [payment_way ? 'Kept until (WIB)' : 'Payment deadline (WIB)', timeOf(due_at)]
}

/** Returns an order's rows in the shop's terms. Rows without a value are omitted. */
function rowsOf({ placement, booked }: Answer): [label: string, value: string | null][] {
  if (!placement) return []
  const { shipping, payment_way, details } = placement
  return [
    ['Number', placement.trx_ref.slice(0, 8).toUpperCase()],
    ['Status', wordsOf(placement.status)],
    ['Pickup code', placement.pickup_code],
    ['Gift message to print', details.gift_message ?? null],
    ['Prices in the parcel', details.hide_prices ? 'Leave them out' : null],
    ['Courier and service', shipping && `${shipping.courier} ${shipping.service}`],
    ['Days until arrival', shipping?.etd ?? null],
    timeRow(placement),
    payment_way
      ? ['Payment method', wayNames[payment_way]]
      : ['Channel at the provider', placement.payment_channel],
    ['Payment number', placement.payment_number],
    ['Invoice', booked.join(', ')],
  ]
}

function ShopOrder({ data }: DetailWidgetProps<AdminOrder>) {
  const { data: answer, error } = useShopOrder(data)
  if (!answer) return error && <CannotRead what="The order" error={error} />
  if (!answer.placement) return null
  return (
    <Container className="-order-1 divide-y p-0">
      <Heading level="h2" className="px-6 py-4">
        In the shop
      </Heading>
      <dl className="grid grid-cols-2 gap-2 px-6 py-4">
        {rowsOf(answer).map(([label, value]) =>
          value ? (
            <div key={label} className="contents">
              <dt className="txt-small text-ui-fg-subtle">{label}</dt>
              <dd className="txt-small-plus">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </Container>
  )
}

export const config = defineWidgetConfig({ zone: 'order.details.side.before' })

export default ShopOrder
