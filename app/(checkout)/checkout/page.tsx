import { PageOwner } from '#components/account/page-owner.tsx'
import { BuyingNow } from '#components/checkout/buy-now.tsx'
import { Checkout } from '#components/checkout/checkout.tsx'
import { NoScriptFallback } from '#components/help/no-script-fallback.tsx'
import { buttonStyle } from '#components/ui/button.tsx'
import { QueryProvider } from '#components/ui/query-provider.tsx'
import { getCart } from '#lib/api/cart.ts'
import { buyNowParameter, readBuyNow, stepsPath, withBuyNow } from '#lib/checkout/urls.ts'
import { env } from '#lib/config/env.ts'
import { guestOwner } from '#lib/rules/page-owner.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { readDeviceId } from '#lib/session/device.ts'
import { requestCookies } from '#lib/session/request-cookies.ts'
import { readSession } from '#lib/session/session.ts'
import { checkoutMessages } from '#messages/checkout.ts'

export const metadata = pageMetadata({ title: checkoutMessages.title, isHidden: true })

/** No streaming, and reached by full page loads only: the page has its own content security policy. */
export const instant = false

export default async function CheckoutPage({ searchParams }: PageProps<'/checkout'>) {
  const [cookies, query] = await Promise.all([requestCookies(), searchParams])
  const line = readBuyNow(query[buyNowParameter])
  const withoutScripts = withBuyNow(stepsPath, line)
  const [session, cart] = await Promise.all([
    readSession(cookies),
    getCart(readDeviceId(cookies), line),
  ])
  return (
    <div className="mx-auto w-full max-w-2xl px-4 pt-8 lg:max-w-5xl lg:pt-12">
      <h1 className="mb-8 text-3xl">{checkoutMessages.title}</h1>
      <NoScriptFallback text={checkoutMessages.byForms}>
        <a href={withoutScripts} className={buttonStyle()}>
          {checkoutMessages.continue}
        </a>
      </NoScriptFallback>
      <div className="needs-script">
        <QueryProvider>
          <PageOwner owner={session?.owner ?? guestOwner}>
            <BuyingNow line={line}>
              <Checkout
                paymentUrl={env.paymentUrl}
                isCustomer={session !== null}
                initialCart={cart}
              />
            </BuyingNow>
          </PageOwner>
        </QueryProvider>
      </div>
    </div>
  )
}
