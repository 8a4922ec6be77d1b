import { AccountFrame } from '#components/account/account-frame.tsx'
import { RequireCustomer } from '#components/account/require-customer.tsx'
import { GuestOrdersHint } from '#components/orders/guest-orders-hint.tsx'
import { OrderList } from '#components/orders/order-list.tsx'
import { QueryProvider } from '#components/ui/query-provider.tsx'
import { getListedOrders } from '#lib/api/orders.ts'
import * as words from '#lib/messages/words.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

/** No streaming: streamed content would need JavaScript. */
export const instant = false

export const metadata = pageMetadata({ title: words.account.orders, isHidden: true })

export default function OrdersPage() {
  return (
    <AccountFrame current="/account/orders" title={words.account.orders}>
      <RequireCustomer path="/account/orders" load={getListedOrders}>
        {(orders) => (
          <QueryProvider>
            <OrderList initialOrders={orders} renderedAt={Date.now()} />
          </QueryProvider>
        )}
      </RequireCustomer>
      <GuestOrdersHint />
    </AccountFrame>
  )
}
