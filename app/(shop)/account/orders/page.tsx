import { AccountFrame } from '#components/account/account-frame.tsx'
import { ForCustomer } from '#components/account/for-customer.tsx'
import { OrderList } from '#components/orders/order-list.tsx'
import { Queries } from '#components/ui/queries.tsx'
import { getListedOrders } from '#lib/api/orders.ts'
import * as words from '#lib/messages/words.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

/** The page waits for its data: without scripts nothing comes later. */
export const instant = false

export const metadata = pageMetadata({ title: words.account.orders, isHidden: true })

export default function OrdersPage() {
  return (
    <AccountFrame current="/account/orders" title={words.account.orders}>
      <ForCustomer path="/account/orders" ask={getListedOrders}>
        {(orders) => (
          <Queries>
            <OrderList initialOrders={orders} renderedAt={Date.now()} />
          </Queries>
        )}
      </ForCustomer>
    </AccountFrame>
  )
}
