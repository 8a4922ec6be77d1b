import { AccountFrame } from '#components/account/account-frame.tsx'
import { RequireCustomer } from '#components/account/require-customer.tsx'
import { ConfirmEmailHint, GuestOrdersHint } from '#components/orders/order-hints.tsx'
import { OrderList } from '#components/orders/order-list.tsx'
import { OrderFlash } from '#components/orders/order-parts.tsx'
import { QueryProvider } from '#components/ui/query-provider.tsx'
import { getAccount, getListedOrders } from '#lib/api/account.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { readFlash } from '#lib/session/flash.ts'
import { requestCookies } from '#lib/session/request-cookies.ts'
import { accountMessages } from '#messages/account.ts'

/** No streaming: streamed content would need JavaScript. */
export const instant = false

export const metadata = pageMetadata({ title: accountMessages.orders, isHidden: true })

const load = (token: string) => Promise.all([getListedOrders(token), getAccount(token)])

export default async function OrdersPage() {
  const flash = await readFlash(await requestCookies(), '/account/orders')
  return (
    <AccountFrame current="/account/orders" title={accountMessages.orders}>
      <OrderFlash flash={flash} />
      <RequireCustomer path="/account/orders" load={load}>
        {([orders, { profile, is_email_confirmed }]) => (
          <>
            <QueryProvider>
              <OrderList initialOrders={orders} renderedAt={Date.now()} />
            </QueryProvider>
            {is_email_confirmed === false && <ConfirmEmailHint email={profile.email} />}
          </>
        )}
      </RequireCustomer>
      <GuestOrdersHint />
    </AccountFrame>
  )
}
