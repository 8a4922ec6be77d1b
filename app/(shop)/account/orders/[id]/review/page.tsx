import { parseId } from '@etalase/contract/rules/codes.ts'
import { AccountFrame } from '#components/account/account-frame.tsx'
import { RequireCustomer } from '#components/account/require-customer.tsx'
import { OrderNotFound } from '#components/orders/order-failed.tsx'
import { ReviewForm } from '#components/orders/review-form.tsx'
import { getOrder } from '#lib/api/account.ts'
import { toSearchParams } from '#lib/rules/page-query.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { readFlash } from '#lib/session/flash.ts'
import { requestCookies } from '#lib/session/request-cookies.ts'
import { reviewsMessages } from '#messages/reviews.ts'

/** No streaming: streamed content would need JavaScript. */
export const instant = false

export const metadata = pageMetadata({ title: reviewsMessages.writeTitle, isHidden: true })

/** Reviews a line of one of the customer's orders: `?item=1001&size=M`. */
export default async function ReviewPage({
  params,
  searchParams,
}: PageProps<'/account/orders/[id]/review'>) {
  const { id } = await params
  const query = toSearchParams(await searchParams)
  const flash = await readFlash(await requestCookies(), '/account/orders')
  return (
    <AccountFrame current="/account/orders" title={reviewsMessages.writeTitle}>
      <RequireCustomer
        path={`/account/orders/${id}/review?${query}`}
        load={(token) => getOrder(token, parseId(id))}
      >
        {(order) =>
          order ? (
            <ReviewForm order={order} query={query} flash={flash} isCustomers />
          ) : (
            <OrderNotFound />
          )
        }
      </RequireCustomer>
    </AccountFrame>
  )
}
