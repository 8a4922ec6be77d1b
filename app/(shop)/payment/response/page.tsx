import { PageOwner } from '#components/account/page-owner.tsx'
import { PaymentResult } from '#components/payment-result/payment-result.tsx'
import { ResultByPage, ResultWithoutScripts } from '#components/payment-result/result-by-page.tsx'
import { QueryProvider } from '#components/ui/query-provider.tsx'
import { confirmsEmails } from '#lib/api/account.ts'
import { hasOrderLookup } from '#lib/api/guest-orders.ts'
import { env } from '#lib/config/env.ts'
import { loadPaymentResult } from '#lib/pages/load-payment-result.ts'
import { isByPage, resultByPage } from '#lib/payment/result-by-page.ts'
import { guestOwner } from '#lib/rules/page-owner.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { requestCookies } from '#lib/session/request-cookies.ts'
import { readSession } from '#lib/session/session.ts'
import { accountMessages } from '#messages/account.ts'
import { guestOrderMessages } from '#messages/guest-order.ts'
import { paymentMessages } from '#messages/payment.ts'

export const metadata = pageMetadata({ title: paymentMessages.metaTitle, isHidden: true })

/** No streaming: a prerendered part could not carry the nonce of its scripts. */
export const instant = false

type Query = Awaited<PageProps<'/payment/response'>['searchParams']>

/** Returns the parameters of the provider's return, using the first value of a repeated parameter. */
const returnedIn = (query: Query) =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, [value].flat()[0] ?? '']))

/** The page to which the payment provider returns the shopper. The session decides where the shopper finds the order. */
export default async function PaymentResponsePage({
  searchParams,
}: PageProps<'/payment/response'>) {
  const returned = returnedIn(await searchParams)
  const session = await readSession(await requestCookies())
  const isSignedIn = session !== null
  const hasOrderPage = !isSignedIn && (await hasOrderLookup())
  const canKeep = !isSignedIn && (await confirmsEmails())
  const orders = hasOrderPage
    ? { href: '/order', name: guestOrderMessages.title }
    : { href: '/account/orders', name: accountMessages.orders }
  const again = resultByPage(returned)
  return (
    <div className="mx-auto w-full max-w-2xl px-4 pt-12 lg:pt-20">
      {isByPage(returned) ? (
        <ResultByPage data={await loadPaymentResult(returned)} again={again} orders={orders} />
      ) : (
        <>
          <ResultWithoutScripts href={again} />
          <div className="needs-script">
            <PageOwner owner={session?.owner ?? guestOwner}>
              <QueryProvider>
                <PaymentResult
                  again={again}
                  isSignedIn={isSignedIn}
                  hasOrderPage={hasOrderPage}
                  canKeep={canKeep}
                  paymentUrl={env.paymentUrl}
                />
              </QueryProvider>
            </PageOwner>
          </div>
        </>
      )}
    </div>
  )
}
