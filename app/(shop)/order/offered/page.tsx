import { ClosedOrder } from '#components/orders/closed-order.tsx'
import { OfferedOrder } from '#components/orders/offered-order.tsx'
import { OrderFailed } from '#components/orders/order-failed.tsx'
import { loadOfferedOrder } from '#lib/pages/load-guest-order.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { guestOrderMessages } from '#messages/guest-order.ts'

/** No streaming: streamed content would need JavaScript. */
export const instant = false

export const metadata = pageMetadata({ title: guestOrderMessages.title, isHidden: true })

/** Asks before a link replaces the open order, or when the shopper arrived from another site. */
export default async function OfferedOrderPage() {
  const data = await loadOfferedOrder()
  if (data === null) return <OfferedOrder sealed={null} order={null} open={null} />
  const { sealed, offered, open } = data
  if ('order' in offered) return <OfferedOrder sealed={sealed} order={offered.order} open={open} />
  if ('failure' in offered) return <OrderFailed failure={offered.failure} path="/order/offered" />
  if (offered.state === 'without') return <ClosedOrder state="without" flash={null} />
  return <OfferedOrder sealed={sealed} order={null} open={open} />
}
