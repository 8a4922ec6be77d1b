import { Suspense } from 'react'
import { PaymentResult } from '#components/payment/payment-result.tsx'
import { Queries } from '#components/ui/queries.tsx'
import * as words from '#lib/messages/words.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

export const metadata = pageMetadata({ title: words.payment.metaTitle, isHidden: true })

/** Where the payment provider sends the shopper back to. */
export default function PaymentResponsePage() {
  return (
    <div className="mx-auto w-full max-w-2xl px-4 pt-12 lg:pt-20">
      <Suspense fallback={<p role="status">{words.payment.reporting}</p>}>
        <Queries>
          <PaymentResult />
        </Queries>
      </Suspense>
    </div>
  )
}
