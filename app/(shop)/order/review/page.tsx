import { OpenedOrderForm } from '#components/orders/opened-order-form.tsx'
import { ReviewForm } from '#components/orders/review-form.tsx'
import * as messages from '#lib/messages/messages.ts'
import { toSearchParams } from '#lib/rules/page-query.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

/** No streaming: streamed content would need JavaScript. */
export const instant = false

export const metadata = pageMetadata({ title: messages.reviews.writeTitle, isHidden: true })

/** Reviews a line of the order that this browser has opened: `?item=1001&size=M`. */
export default async function GuestReviewPage({ searchParams }: PageProps<'/order/review'>) {
  const query = toSearchParams(await searchParams)
  return (
    <OpenedOrderForm title={messages.reviews.writeTitle}>
      {(order, flash) => (
        <ReviewForm order={order} query={query} flash={flash} isCustomers={false} />
      )}
    </OpenedOrderForm>
  )
}
