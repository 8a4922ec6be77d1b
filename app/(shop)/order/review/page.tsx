import { OpenedOrderForm } from '#components/orders/opened-order-form.tsx'
import { ReviewForm } from '#components/orders/review-form.tsx'
import { toSearchParams } from '#lib/rules/page-query.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { reviewsMessages } from '#messages/reviews.ts'

/** No streaming: streamed content would need JavaScript. */
export const instant = false

export const metadata = pageMetadata({ title: reviewsMessages.writeTitle, isHidden: true })

/** Reviews a line of the order opened in this browser: `?item=1001&size=M`. */
export default async function GuestReviewPage({ searchParams }: PageProps<'/order/review'>) {
  const query = toSearchParams(await searchParams)
  return (
    <OpenedOrderForm title={reviewsMessages.writeTitle}>
      {(order, flash) => (
        <ReviewForm order={order} query={query} flash={flash} isCustomers={false} />
      )}
    </OpenedOrderForm>
  )
}
