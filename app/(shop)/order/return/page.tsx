import { ClosedOrder } from '#components/orders/closed-order.tsx'
import { OrderFailed } from '#components/orders/order-failed.tsx'
import { ReturnForm } from '#components/orders/return-form.tsx'
import * as messages from '#lib/messages/messages.ts'
import { loadGuestOrder } from '#lib/pages/load-guest-order.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { readFlash } from '#lib/session/flash.ts'
import { requestCookies } from '#lib/session/request-cookies.ts'

/** No streaming: streamed content would need JavaScript. */
export const instant = false

export const metadata = pageMetadata({ title: messages.returns.title, isHidden: true })

/** Asks to return the order that this browser has opened. */
export default async function GuestReturnPage() {
  const flash = await readFlash(await requestCookies(), '/order')
  const data = await loadGuestOrder()
  if ('failure' in data) return <OrderFailed failure={data.failure} path="/order" />
  if ('state' in data) return <ClosedOrder state={data.state} flash={flash} />
  return (
    <div className="container-page pt-8 lg:pt-12">
      <h1 className="mb-8 text-3xl">{messages.returns.title}</h1>
      <ReturnForm order={data.order} flash={flash} isCustomers={false} />
    </div>
  )
}
