import { PageOwner } from '#components/account/page-owner.tsx'
import { CartNotice } from '#components/cart/cart-notice.tsx'
import { CartView } from '#components/cart/cart-view.tsx'
import { PendingOrderNotice } from '#components/checkout/pending-order-notice.tsx'
import { RecentlySeen } from '#components/recent/recently-seen.tsx'
import { JsonLd } from '#components/seo/json-ld.tsx'
import { Convenience } from '#components/ui/convenience.tsx'
import { QueryProvider } from '#components/ui/query-provider.tsx'
import { getCart } from '#lib/api/cart.ts'
import { loadBundleOffers } from '#lib/pages/load-bundle-offers.ts'
import { guestOwner } from '#lib/rules/page-owner.ts'
import { formResultJsonLd } from '#lib/seo/form-result-json-ld.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { readDeviceId } from '#lib/session/device.ts'
import { readFlash } from '#lib/session/flash.ts'
import { requestCookies } from '#lib/session/request-cookies.ts'
import { readSession } from '#lib/session/session.ts'
import { cartMessages } from '#messages/cart.ts'

/** No streaming: streamed content would need JavaScript. */
export const instant = false

export const metadata = pageMetadata({ title: cartMessages.title, isHidden: true })

export default async function CartPage() {
  const cookies = await requestCookies()
  const [cart, session, offers, flash] = await Promise.all([
    getCart(readDeviceId(cookies)),
    readSession(cookies),
    loadBundleOffers(),
    readFlash(cookies, '/cart'),
  ])
  return (
    <>
      <div className="container-page pt-8 lg:pt-12">
        <h1 className="mb-6 text-3xl">{cartMessages.title}</h1>
        {flash && <CartNotice message={flash.message} isDone={flash.isDone} />}
        <QueryProvider>
          <PageOwner owner={session?.owner ?? guestOwner}>
            <CartView initialCart={cart} offers={offers} isCustomer={session !== null} />
          </PageOwner>
        </QueryProvider>
        <PendingOrderNotice />
      </div>
      <Convenience>
        <RecentlySeen />
      </Convenience>
      {flash && <JsonLd data={formResultJsonLd(flash)} />}
    </>
  )
}
