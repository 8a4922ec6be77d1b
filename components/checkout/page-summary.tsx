'use client'

import type { Availability } from '@etalase/contract/checkout.ts'
import type { Showroom } from '@etalase/contract/store.ts'
import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { cartWrites } from '#components/cart/cart-mutations.ts'
import { type Refusal, SummaryStep } from '#components/checkout/summary-step.tsx'
import { PaymentReminder } from '#components/checkout/updates-choice.tsx'
import type { StepProps } from '#components/checkout/use-checkout.ts'
import { useDestination, useTariffs } from '#components/checkout/use-sources.ts'
import { useProvincePosition } from '#components/delivery/use-province.ts'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { Failed, Loading } from '#components/ui/query-state.tsx'
import { addToast } from '#components/ui/toasts.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { errorMessage } from '#lib/api/failure.ts'
import {
  availabilityQuery,
  keepWhileRefetching,
  promoOffersQuery,
  promoQuery,
  shopStockQuery,
} from '#lib/api/queries/checkout.ts'
import type { Destination } from '#lib/checkout/destination.ts'
import { type AgreedOrder, agreeOn } from '#lib/checkout/order.ts'
import { payWords } from '#lib/checkout/pay-words.ts'
import { refreshMethod } from '#lib/checkout/refresh-choices.ts'
import { giftWishes, updatesConsent } from '#lib/checkout/review.ts'
import { betterShop } from '#lib/checkout/shop-stock.ts'
import { promoPlaceOf, summarise } from '#lib/checkout/summary.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** Returns the current tariffs. If the chosen tier's cost has changed, updates it and shows a message. */
function useCurrentTariffs({ state, change, cart }: StepProps) {
  const tariffs = useTariffs(state, cart)
  const { method } = state
  useEffect(() => {
    const refresh = tariffs.data && refreshMethod({ method }, tariffs.data)
    if (!refresh) return
    if (refresh.notice) addToast(refresh.isGone ? 'error' : 'info', refresh.notice)
    change(refresh.move, 'edit')
  }, [tariffs.data, method, change])
  return tariffs
}

/** Returns the applied promo after checking it again: it may have ended or been used up. */
function useCurrentPromo({ state, cart }: StepProps) {
  const { promoCode, shop } = state
  const isTaken = promoCode !== null
  const { data, error, isPending, isPlaceholderData } = useQuery({
    ...promoQuery(promoCode ?? '', promoPlaceOf(state), cart),
    placeholderData: keepWhileRefetching(shop?.id),
    enabled: isTaken,
  })
  const isRefused = error instanceof ApiError && error.kind === 'refused'
  const applied = isRefused ? null : (data ?? null)
  return {
    isKnown: !isTaken || !isPending,
    isPlaceholderData,
    applied,
    error: applied ? null : error,
  }
}

/** Returns the summary of the current cart, stock, tariff and promo, with the payment ways offered. */
function useSummary(step: StepProps, ways: Availability['payment_ways']) {
  const { state, cart } = step
  const stock = useQuery({
    ...shopStockQuery(state.shop?.id ?? 0, cart),
    placeholderData: keepWhileRefetching(state.shop?.id),
  })
  const tariffs = useCurrentTariffs(step)
  const promo = useCurrentPromo(step)
  const isWriting = useIsMutating({ mutationKey: cartWrites.mutationKey }) > 0
  const isTariffKnown = state.shippingType === 'PICKUP_ON_STORE' || tariffs.data !== undefined
  const isKnown = isTariffKnown && promo.isKnown
  const availability = stock.data
  const { applied } = promo
  return {
    summary:
      availability && isKnown
        ? summarise(state, { lines: cart.cart_items, availability, applied, ways })
        : null,
    /** Whether all data belongs to the current cart, so that the shopper can confirm it. */
    isSettled: !isWriting && ![stock, tariffs, promo].some((query) => query.isPlaceholderData),
    applied,
    promoError: promo.error,
    failed: [stock, tariffs].find((query) => query.isError && !query.data),
  }
}

/** Returns the nearest store that has the whole cart; null if there is none or the backend doesn't report stock. */
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
  order: AgreedOrder
  isOpen: boolean
  onClose: () => void
  onPay: (order: AgreedOrder) => void
}

/** Asks whether to go to the payment (spec §4), with the total and the e-mail address that gets the confirmation. */
function AskToPay({ order, isOpen, onClose, onPay }: AskToPayProps) {
  const words = payWords(order.total, order.body.payment_way)
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
      <PaymentReminder {...order.body} />
    </ConfirmDialog>
  )
}

interface PageSummaryProps extends StepProps {
  /** Why the previous order was refused. */
  refusal: Refusal | null
  onPay: (order: AgreedOrder) => void
}

/** The order summary, which loads its data with queries. 'Go To Payment' asks in a dialog. */
export function PageSummary({ refusal, onPay, ...step }: PageSummaryProps) {
  const { state, cart } = step
  const destination = useDestination(state)
  // The flow loads it too.
  const offered = useQuery({ ...availabilityQuery(cart), refetchOnMount: false })
  const { data: promos = [] } = useQuery({
    ...promoOffersQuery(promoPlaceOf(state), cart),
    placeholderData: keepWhileRefetching(state.shop?.id),
  })
  const better = useBetterShop(step, offered.data, destination)
  const [isAsking, setAsking] = useState(false)
  const { summary, isSettled, applied, promoError, failed } = useSummary(
    step,
    offered.data?.payment_ways,
  )
  if (failed)
    return <Failed message={errorMessage(failed.error)} onRetry={() => failed.refetch()} />
  if (!summary || offered.isPending) return <Loading />
  const isOffered = Boolean(offered.data?.has_whatsapp_updates)
  const updates = updatesConsent(state, { destination, isOffered })
  const gift = giftWishes(state, Boolean(offered.data?.has_gift_options))
  const { buy_now } = cart
  return (
    <>
      <SummaryStep
        {...{ state, destination, summary, applied, promoError, promos, refusal, isSettled }}
        availability={offered.data ?? {}}
        betterShop={better}
        onReviewed={() => setAsking(true)}
      />
      {state.shop && (
        <AskToPay
          order={agreeOn(state, summary, { buy_now, updates, gift })}
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          onPay={onPay}
        />
      )}
    </>
  )
}
