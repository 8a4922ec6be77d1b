'use client'

import { useCheckoutPath } from '#components/checkout/buy-now.tsx'
import { WhenLate } from '#components/help/when-late.tsx'
import { Loading } from '#components/ui/query-state.tsx'
import { stepsPath } from '#lib/checkout/urls.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** Shown until the checkout's first step is known, with a link to the form steps if that takes long. */
export const CheckoutLoading = () => (
  <>
    <Loading />
    <WhenLate
      text={checkoutMessages.isLate}
      href={useCheckoutPath(stepsPath)}
      label={checkoutMessages.onePageAtATime}
    />
  </>
)
