import { ClosedOrder } from '#components/orders/closed-order.tsx'
import { OpenedOrder } from '#components/orders/opened-order.tsx'
import { OrderFailed } from '#components/orders/order-failed.tsx'
import { JsonLd } from '#components/seo/json-ld.tsx'
import { confirmsEmails } from '#lib/api/account.ts'
import { env } from '#lib/config/env.ts'
import { loadGuestOrder } from '#lib/pages/load-guest-order.ts'
import { formResultJsonLd } from '#lib/seo/form-result-json-ld.ts'
import { orderJsonLd } from '#lib/seo/order-json-ld.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { readFlash } from '#lib/session/flash.ts'
import { requestCookies } from '#lib/session/request-cookies.ts'
import { readToken } from '#lib/session/session.ts'
import { guestOrderMessages } from '#messages/guest-order.ts'

/** No streaming, and reached by full page loads only: the page has its own content security policy. */
export const instant = false

export const metadata = pageMetadata({ title: guestOrderMessages.title, isHidden: true })

/** Shows an order, opened by its number and e-mail address or by the link in a mail. */
export default async function GuestOrderPage() {
  const cookies = await requestCookies()
  const flash = await readFlash(cookies, '/order')
  const data = await loadGuestOrder()
  if ('order' in data)
    return (
      <>
        <OpenedOrder
          order={data.order}
          paymentUrl={env.paymentUrl}
          flash={flash}
          canKeep={(await readToken(cookies)) === null && (await confirmsEmails())}
        />
        <JsonLd data={orderJsonLd(data.order)} />
      </>
    )
  if ('failure' in data) return <OrderFailed failure={data.failure} path="/order" />
  return (
    <>
      <ClosedOrder state={data.state} flash={flash} />
      {flash && <JsonLd data={formResultJsonLd(flash)} />}
    </>
  )
}
