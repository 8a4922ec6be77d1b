import { Suspense } from 'react'
import { NoScriptFallback } from '#components/help/no-script-fallback.tsx'
import { PaymentLoading } from '#components/payment/payment-loading.tsx'
import { PaymentResult } from '#components/payment/payment-result.tsx'
import { buttonStyle } from '#components/ui/button-style.ts'
import { QueryProvider } from '#components/ui/query-provider.tsx'
import * as words from '#lib/messages/words.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { requestCookies } from '#lib/session/request-cookies.ts'
import { readToken } from '#lib/session/session.ts'

export const metadata = pageMetadata({ title: words.payment.metaTitle, isHidden: true })

/** Rendered per request: the session decides where the shopper finds the order. */
async function VisitorsResult() {
  const isSignedIn = (await readToken(await requestCookies())) !== null
  return (
    <QueryProvider>
      <PaymentResult isSignedIn={isSignedIn} />
    </QueryProvider>
  )
}

/** Where the payment provider sends the shopper back to. */
export default function PaymentResponsePage() {
  return (
    <div className="mx-auto w-full max-w-2xl px-4 pt-12 lg:pt-20">
      <NoScriptFallback title={words.payment.metaTitle} text={words.payment.needsScripts}>
        <a href="/account/orders" className={buttonStyle('secondary')}>
          {words.account.orders}
        </a>
      </NoScriptFallback>
      <div className="needs-script">
        <Suspense fallback={<PaymentLoading />}>
          <VisitorsResult />
        </Suspense>
      </div>
    </div>
  )
}
