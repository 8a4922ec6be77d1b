import { parseId } from '@etalase/contract/rules/codes.ts'
import { AccountFrame } from '#components/account/account-frame.tsx'
import { RequireCustomer } from '#components/account/require-customer.tsx'
import { OrderDetail } from '#components/orders/order-detail.tsx'
import { OrderNotFound } from '#components/orders/order-failed.tsx'
import { OrderFlash } from '#components/orders/order-parts.tsx'
import { QueryProvider } from '#components/ui/query-provider.tsx'
import { getOrder } from '#lib/api/account.ts'
import { env } from '#lib/config/env.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { readFlash } from '#lib/session/flash.ts'
import { requestCookies } from '#lib/session/request-cookies.ts'
import { ordersMessages } from '#messages/orders.ts'

/** No streaming, and reached by full page loads only: the page has its own content security policy. */
export const instant = false

export const metadata = pageMetadata({ title: ordersMessages.title, isHidden: true })

export default async function OrderPage({ params }: PageProps<'/account/orders/[id]'>) {
  const { id } = await params
  const flash = await readFlash(await requestCookies(), '/account/orders')
  return (
    <AccountFrame current="/account/orders" title={ordersMessages.title}>
      <OrderFlash flash={flash} />
      <RequireCustomer
        path={`/account/orders/${id}`}
        load={(token) => getOrder(token, parseId(id))}
      >
        {(order) =>
          order ? (
            <QueryProvider>
              <OrderDetail
                initialOrder={order}
                paymentUrl={env.paymentUrl}
                renderedAt={Date.now()}
              />
            </QueryProvider>
          ) : (
            <OrderNotFound />
          )
        }
      </RequireCustomer>
    </AccountFrame>
  )
}
