import { preload } from 'react-dom'
import { BuyingNow } from '#components/checkout/buy-now.tsx'
import { OwnCheckout } from '#components/checkout/own-checkout.tsx'
import { NoScriptFallback } from '#components/help/no-script-fallback.tsx'
import { buttonStyle } from '#components/ui/button.tsx'
import { QueryProvider } from '#components/ui/query-provider.tsx'
import { checkoutStartPath } from '#lib/checkout/start.ts'
import { buyNowParameter, readBuyNow, stepsPath, withBuyNow } from '#lib/checkout/urls.ts'
import { env } from '#lib/config/env.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { checkoutMessages } from '#messages/checkout.ts'

export const metadata = pageMetadata({ title: checkoutMessages.title, isHidden: true })

/** No streaming, and reached by full page loads only: the page has its own content security policy. */
export const instant = false

/** The same for everyone (`isTemplate` in lib/config/routes.ts): it reads no cookie, and its scripts fetch the personal data. */
export default async function CheckoutPage({ searchParams }: PageProps<'/checkout'>) {
  const line = readBuyNow((await searchParams)[buyNowParameter])
  const withoutScripts = withBuyNow(stepsPath, line)
  // Preloads the response that the scripts request when they start.
  preload(`/api/${checkoutStartPath(line)}`, { as: 'fetch', crossOrigin: 'anonymous' })
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
          <BuyingNow line={line}>
            <OwnCheckout paymentUrl={env.paymentUrl} />
          </BuyingNow>
        </QueryProvider>
      </div>
    </div>
  )
}
