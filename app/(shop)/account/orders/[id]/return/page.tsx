import { parseId } from '@etalase/contract/rules/codes.ts'
import { AccountFrame } from '#components/account/account-frame.tsx'
import { RequireCustomer } from '#components/account/require-customer.tsx'
import { OrderNotFound } from '#components/orders/order-failed.tsx'
import { ReturnForm } from '#components/orders/return-form.tsx'
import { getOrder } from '#lib/api/account.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { readFlash } from '#lib/session/flash.ts'
import { requestCookies } from '#lib/session/request-cookies.ts'
import { returnsMessages } from '#messages/returns.ts'

/** No streaming: streamed content would need JavaScript. */
export const instant = false

export const metadata = pageMetadata({ title: returnsMessages.title, isHidden: true })

/** Requests the return of one of the customer's orders. */
export default async function ReturnPage({ params }: PageProps<'/account/orders/[id]/return'>) {
  const { id } = await params
  const flash = await readFlash(await requestCookies(), '/account/orders')
  return (
    <AccountFrame current="/account/orders" title={returnsMessages.title}>
      <RequireCustomer
        path={`/account/orders/${id}/return`}
        load={(token) => getOrder(token, parseId(id))}
      >
        {(order) =>
          order ? <ReturnForm order={order} flash={flash} isCustomers /> : <OrderNotFound />
        }
      </RequireCustomer>
    </AccountFrame>
  )
}
