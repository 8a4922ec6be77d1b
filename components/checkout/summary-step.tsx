'use client'

import { useQuery } from '@tanstack/react-query'
import { DeliverySummary } from '#components/checkout/delivery-summary.tsx'
import { ExclusionNotice } from '#components/checkout/exclusion-notice.tsx'
import { OrderRefusal, PayBar, type Refusal } from '#components/checkout/pay-bar.tsx'
import { OrderNotes, PayForm, usePayForm } from '#components/checkout/pay-form.tsx'
import { PromoBox } from '#components/checkout/promo-box.tsx'
import { Reassurance } from '#components/checkout/reassurance.tsx'
import { SummaryAmounts, SummaryLayout } from '#components/checkout/summary-layout.tsx'
import type { StepProps } from '#components/checkout/use-checkout.ts'
import { useDestination } from '#components/checkout/use-shop.ts'
import { useSummary } from '#components/checkout/use-summary.ts'
import { Button } from '#components/ui/button.tsx'
import { Failed, Loading } from '#components/ui/query-state.tsx'
import { errorMessage } from '#lib/api/failure.ts'
import { availabilityQuery } from '#lib/api/queries/checkout.ts'
import { isNobody, splitOrder } from '#lib/checkout/buyer.ts'
import { type UpdatesConsent, updatesConsent } from '#lib/checkout/order-updates.ts'
import { type CompleteOrder, newIdempotencyKey } from '#lib/checkout/pending-order.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import { type Summary, summarise, transaction } from '#lib/checkout/submission.ts'
import type { Cart } from '#lib/contract/cart.ts'
import { checkoutMessages } from '#messages/checkout.ts'

function newOrder(
  state: CheckoutState,
  summary: Summary,
  more: Pick<Cart, 'buy_now'> & { updates: UpdatesConsent },
): CompleteOrder {
  const { buyer, choices } = splitOrder(transaction(state, summary, more))
  return {
    key: newIdempotencyKey(),
    body: choices,
    buyer,
    hasBuyer: !isNobody(buyer),
    total: summary.total,
    sentAt: Date.now(),
  }
}

interface SummaryStepProps extends StepProps {
  /** Why the previous order was refused. */
  refusal: Refusal | null
  onPay: (order: CompleteOrder) => void
}

/** The order summary: lines, amounts, promo code, guest e-mail address and 'Go To Payment'. */
export function SummaryStep({ refusal, onPay, ...step }: SummaryStepProps) {
  const { state, dispatch, cart } = step
  const destination = useDestination(state)
  // The flow asks for it too (use-revalidate-choices).
  const offered = useQuery({ ...availabilityQuery(cart), refetchOnMount: false })
  const isOffered = Boolean(offered.data?.has_whatsapp_updates)
  const form = usePayForm(state, isOffered)
  const updates = updatesConsent(state, { destination, isOffered })
  const { summary, isSettled, availability, applied, promoError, failed } = useSummary(step)
  if (failed)
    return <Failed message={errorMessage(failed.error)} onRetry={() => failed.refetch()} />
  if (!summary || !availability || offered.isPending) return <Loading />
  const inputs = { lines: cart.cart_items, availability }
  return (
    <SummaryLayout>
      <ExclusionNotice {...step} summary={summary} />
      <PayForm
        {...{ state, dispatch, form, destination }}
        updates={isOffered ? updates : null}
        total={summary.total}
        onPay={() => onPay(newOrder(state, summary, { buy_now: cart.buy_now, updates }))}
      />
      <DeliverySummary {...{ state, dispatch, destination }} />
      <SummaryAmounts {...{ state, summary, applied }} />
      {!applied && (
        <PromoBox
          {...step}
          summary={summary}
          error={promoError}
          hasDiscount={(promo) => summarise(state, { ...inputs, applied: promo }).discount > 0}
        />
      )}
      {refusal && <OrderRefusal refusal={refusal} total={summary.total} />}
      <OrderNotes {...{ state, dispatch, form }} />
      <Reassurance
        channels={offered.data?.payment_channels}
        returnDays={offered.data?.return_days}
      />
      <PayBar total={summary.total} isPossible={isSettled && summary.kept.length > 0} />
      <Button
        variant="quiet"
        onClick={() => dispatch({ type: 'back' })}
        className="self-start lg:justify-self-start"
      >
        {checkoutMessages.back}
      </Button>
    </SummaryLayout>
  )
}
