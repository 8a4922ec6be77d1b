import { PageOwner } from '#components/account/page-owner.tsx'
import { BuyingNow } from '#components/checkout/buy-now.tsx'
import { StepsView } from '#components/checkout/posted-checkout.tsx'
import { JsonLd } from '#components/seo/json-ld.tsx'
import { QueryProvider } from '#components/ui/query-provider.tsx'
import { loadStepsPage, type StepsView as View } from '#lib/pages/load-steps-page.ts'
import { guestOwner } from '#lib/rules/page-owner.ts'
import { checkoutJsonLd } from '#lib/seo/form-result-json-ld.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { readFlash } from '#lib/session/flash.ts'
import { requestCookies } from '#lib/session/request-cookies.ts'
import { checkoutMessages } from '#messages/checkout.ts'

export const metadata = pageMetadata({ title: checkoutMessages.title, isHidden: true })

/** No streaming: the page works without scripts. Reached by full page loads only, since it has its own content security policy. */
export const instant = false

/** Returns the current step's name and total; null outside a step. */
function placeOf(view: View) {
  if (view.view !== 'step') return null
  const { checkout, data } = view
  const total = data.step === 'order-summary' ? data.content.summary.total : null
  return { step: checkoutMessages.stepNames[checkout.state.step], total }
}

/** The checkout as forms: posting a step leads to the next one. */
export default async function CheckoutStepsPage({ searchParams }: PageProps<'/checkout/steps'>) {
  const cookies = await requestCookies()
  const [{ owner, line, view }, flash] = await Promise.all([
    loadStepsPage(cookies, await searchParams),
    readFlash(cookies, '/checkout/steps'),
  ])
  const place = placeOf(view)
  return (
    <div className="mx-auto w-full max-w-2xl px-4 pt-8 lg:max-w-5xl lg:pt-12">
      <h1 className="mb-8 text-3xl">{checkoutMessages.title}</h1>
      <QueryProvider>
        <PageOwner owner={owner ?? guestOwner}>
          <BuyingNow line={line}>
            <StepsView view={view} flash={flash} />
          </BuyingNow>
        </PageOwner>
      </QueryProvider>
      {place && <JsonLd data={checkoutJsonLd(place, flash)} />}
    </div>
  )
}
