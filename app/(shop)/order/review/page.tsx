import { ClosedOrder } from '#components/orders/closed-order.tsx'
import { OrderFailed } from '#components/orders/order-failed.tsx'
import { ReviewForm } from '#components/orders/review-form.tsx'
import * as messages from '#lib/messages/messages.ts'
import { loadGuestOrder } from '#lib/pages/load-guest-order.ts'
import { toSearchParams } from '#lib/rules/page-query.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { readFlash } from '#lib/session/flash.ts'
import { requestCookies } from '#lib/session/request-cookies.ts'

/** No streaming: streamed content would need JavaScript. */
export const instant = false

export const metadata = pageMetadata({ title: messages.reviews.writeTitle, isHidden: true })

/** Reviews a line of the order that this browser has opened: `?item=1001&size=M`. */
export default async function GuestReviewPage({ searchParams }: PageProps<'/order/review'>) {
  const flash = await readFlash(await requestCookies(), '/order')
  const data = await loadGuestOrder()
  if ('failure' in data) return <OrderFailed failure={data.failure} path="/order" />
  if ('state' in data) return <ClosedOrder state={data.state} flash={flash} />
  return (
    <div className="container-page pt-8 lg:pt-12">
      <h1 className="mb-8 text-3xl">{messages.reviews.writeTitle}</h1>
      <ReviewForm
        order={data.order}
        query={toSearchParams(await searchParams)}
        flash={flash}
        isCustomers={false}
      />
    </div>
  )
}
