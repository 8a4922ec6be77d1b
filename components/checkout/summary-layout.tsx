import type { ReactNode } from 'react'
import { SummaryLines } from '#components/checkout/summary-lines.tsx'
import type { CheckoutState } from '#lib/checkout/state.ts'
import type { AppliedPromo, Summary } from '#lib/checkout/submission.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** On wide screens the order's lines stand beside the form. The bar with the total sticks to the window's end. */
export const SummaryLayout = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-col gap-8 has-sticky-bar lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:content-start lg:items-start lg:gap-x-16">
    {children}
  </div>
)

interface SummaryAmountsProps {
  state: CheckoutState
  summary: Summary
  applied: AppliedPromo | null
}

/** The ordered lines with their amounts, and whether the promo takes something off. */
export const SummaryAmounts = ({ state, summary, applied }: SummaryAmountsProps) => (
  <section className="lg:col-start-2 lg:row-span-9 lg:row-start-1">
    <SummaryLines
      summary={summary}
      hasShipping={state.shippingType === 'ONLINE_DELIVERY'}
      promoCode={applied?.promo.code ?? null}
    />
    {applied && summary.discount === 0 && (
      <p className="mt-2">{checkoutMessages.promoTakesNothing(applied.promo.code)}</p>
    )}
  </section>
)
