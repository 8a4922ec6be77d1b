import { ClosedOrder } from '#components/orders/closed-order.tsx'
import { OrderFailed } from '#components/orders/order-failed.tsx'
import { PickupSlip } from '#components/orders/pickup-slip.tsx'
import * as words from '#lib/messages/words.ts'
import { loadGuestOrder } from '#lib/pages/load-guest-order.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

/** No streaming: streamed content would need JavaScript. */
export const instant = false

export const metadata = pageMetadata({ title: words.orders.pickupCode, isHidden: true })

/** The pickup code of the order that this browser has opened. */
export default async function GuestPickupPage() {
  const data = await loadGuestOrder()
  if ('failure' in data) return <OrderFailed failure={data.failure} />
  if ('state' in data) return <ClosedOrder state={data.state} flash={null} />
  return (
    <div className="print-alone mx-auto w-full max-w-2xl px-4 pt-8 lg:pt-12">
      <h1 className="mb-2 text-3xl">{words.orders.pickupCode}</h1>
      <PickupSlip order={data.order} orderPath="/order" />
    </div>
  )
}
