import { NoScriptFallback } from '#components/help/no-script-fallback.tsx'
import { PaymentResult } from '#components/payment/payment-result.tsx'
import { buttonStyle } from '#components/ui/button-style.ts'
import { QueryProvider } from '#components/ui/query-provider.tsx'
import { confirmsEmails } from '#lib/api/email-confirmation.ts'
import { hasOrderLookup } from '#lib/api/guest-orders.ts'
import { env } from '#lib/config/env.ts'
import * as words from '#lib/messages/words.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { requestCookies } from '#lib/session/request-cookies.ts'
import { readToken } from '#lib/session/session.ts'

export const metadata = pageMetadata({ title: words.payment.metaTitle, isHidden: true })

/** No streaming: a prerendered part could not carry the nonce of its scripts. */
export const instant = false

/** Where the payment provider sends the shopper back to. The session decides where the shopper finds the order. */
export default async function PaymentResponsePage() {
  const isSignedIn = (await readToken(await requestCookies())) !== null
  const hasOrderPage = !isSignedIn && (await hasOrderLookup())
  const canKeep = !isSignedIn && (await confirmsEmails())
  return (
    <div className="mx-auto w-full max-w-2xl px-4 pt-12 lg:pt-20">
      <NoScriptFallback title={words.payment.metaTitle} text={words.payment.needsScripts}>
        <a href={hasOrderPage ? '/order' : '/account/orders'} className={buttonStyle('secondary')}>
          {hasOrderPage ? words.guestOrder.title : words.account.orders}
        </a>
      </NoScriptFallback>
      <div className="needs-script">
        <QueryProvider>
          <PaymentResult
            isSignedIn={isSignedIn}
            hasOrderPage={hasOrderPage}
            canKeep={canKeep}
            paymentUrl={env.paymentUrl}
          />
        </QueryProvider>
      </div>
    </div>
  )
}
