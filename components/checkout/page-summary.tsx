'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TakeFewer } from '#components/checkout/reduce-quantity.tsx'
import { type Refusal, SummaryStep } from '#components/checkout/summary-step.tsx'
import { PaymentReminder } from '#components/checkout/updates-choice.tsx'
import type { StepProps } from '#components/checkout/use-checkout.ts'
import { useDestination } from '#components/checkout/use-sources.ts'
import { useSummary } from '#components/checkout/use-summary.ts'
import { useProvincePosition } from '#components/delivery/use-province.ts'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { Failed, Loading } from '#components/ui/query-state.tsx'
import { errorMessage } from '#lib/api/failure.ts'
import { availabilityQuery, promoOffersQuery } from '#lib/api/queries/checkout.ts'
import { isNobody, splitOrder } from '#lib/checkout/buyer.ts'
import type { Destination } from '#lib/checkout/destination.ts'
import { updatesConsent } from '#lib/checkout/order-updates.ts'
import { payWords } from '#lib/checkout/pay-words.ts'
import { type CompleteOrder, newIdempotencyKey } from '#lib/checkout/pending-order.ts'
import { promoPlaceOf } from '#lib/checkout/promo-offers.ts'
import { betterShop } from '#lib/checkout/shop-stock.ts'
import { transaction } from '#lib/checkout/submission.ts'
import type { Availability, CheckoutTrx } from '#lib/contract/checkout.ts'
import type { Showroom } from '#lib/contract/store.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** An order that is about to be sent for the first time. */
function newOrder(trx: CheckoutTrx, total: number): CompleteOrder {
  const { buyer, choices } = splitOrder(trx)
  return {
    key: newIdempotencyKey(),
    body: choices,
    buyer,
    hasBuyer: !isNobody(buyer),
    total,
    sentAt: Date.now(),
  }
}

/** The nearest shop that has the whole cart; null when there is none or the backend does not report stock. */
function useBetterShop(
  { state, cart }: StepProps,
  availability: Availability | undefined,
  destination: Destination,
): Showroom | null {
  const position = useProvincePosition(destination.province_id)
  if (!availability || position === undefined) return null
  return betterShop(availability, { state, cart, destination: { ...destination, position } })
}

interface AskToPayProps {
  order: CompleteOrder
  isOpen: boolean
  onClose: () => void
  onPay: (order: CompleteOrder) => void
}

/** Asks whether to go to the payment (spec §4), with the total and the address that gets the confirmation. */
function AskToPay({ order, isOpen, onClose, onPay }: AskToPayProps) {
  const words = payWords(order.total)
  return (
    <ConfirmDialog
      isOpen={isOpen}
      question={words.question}
      text={words.text}
      yes={words.button}
      no={checkoutMessages.notYet}
      onYes={() => onPay(order)}
      onClose={onClose}
    >
      <PaymentReminder email={order.buyer.guest_email} phone={order.buyer.whatsapp_phone} />
    </ConfirmDialog>
  )
}

interface PageSummaryProps extends StepProps {
  /** Why the previous order was refused. */
  refusal: Refusal | null
  onPay: (order: CompleteOrder) => void
}

/** The order summary with its data from queries; 'Go To Payment' asks in a dialog. */
export function PageSummary({ refusal, onPay, ...step }: PageSummaryProps) {
  const { state, cart } = step
  const destination = useDestination(state)
  // The flow asks for it too (use-revalidate-choices).
  const offered = useQuery({ ...availabilityQuery(cart), refetchOnMount: false })
  const { data: promos = [] } = useQuery(promoOffersQuery(promoPlaceOf(state), cart))
  const better = useBetterShop(step, offered.data, destination)
  const [isAsking, setAsking] = useState(false)
  const { summary, isSettled, applied, promoError, failed } = useSummary(step)
  if (failed)
    return <Failed message={errorMessage(failed.error)} onRetry={() => failed.refetch()} />
  if (!summary || offered.isPending) return <Loading />
  const isOffered = Boolean(offered.data?.has_whatsapp_updates)
  const updates = updatesConsent(state, { destination, isOffered })
  const { buy_now } = cart
  return (
    <>
      <SummaryStep
        {...{ state, destination, summary, applied, promoError, promos, refusal, isSettled }}
        availability={offered.data ?? {}}
        betterShop={better}
        reduce={(short) => <TakeFewer {...short} buyNow={buy_now} />}
        onReviewed={() => setAsking(true)}
      />
      {state.shop && (
        <AskToPay
          order={newOrder(transaction(state, summary, { buy_now, updates }), summary.total)}
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          onPay={onPay}
        />
      )}
    </>
  )
}
