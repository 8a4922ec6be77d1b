import { connection } from 'next/server'
import { Suspense } from 'react'
import { Checkout } from '#components/checkout/checkout.tsx'
import { Queries } from '#components/ui/queries.tsx'
import { env } from '#lib/config/env.ts'
import * as words from '#lib/messages/words.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

export const metadata = pageMetadata({ title: words.checkout.title, isHidden: true })

/** Reached by a full page load alone, for the policy that comes with it. */
export const instant = false

/** The provider's address is a setting of the running shop, not of its build. */
async function ConfiguredCheckout() {
  await connection()
  return (
    <Queries>
      <Checkout paymentUrl={env.paymentUrl} />
    </Queries>
  )
}

export default function CheckoutPage() {
  return (
    <div className="mx-auto w-full max-w-2xl px-4 pt-8 lg:max-w-5xl lg:pt-12">
      <h1 className="mb-8 text-3xl">{words.checkout.title}</h1>
      <noscript>{words.checkout.needsScripts}</noscript>
      <Suspense fallback={<p role="status">{words.list.loading}</p>}>
        <ConfiguredCheckout />
      </Suspense>
    </div>
  )
}
