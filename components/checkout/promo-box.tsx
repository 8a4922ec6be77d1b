'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { PromoOffers } from '#components/checkout/promo-offers.tsx'
import { focusStep } from '#components/checkout/step-heading.tsx'
import type { StepProps } from '#components/checkout/use-checkout.ts'
import { Button } from '#components/ui/button.tsx'
import { TextField } from '#components/ui/field.tsx'
import { addToast } from '#components/ui/toasts.ts'
import { useSingleMutation } from '#components/ui/use-single-mutation.ts'
import { errorMessage } from '#lib/api/failure.ts'
import { promoOffersQuery, promoQuery } from '#lib/api/queries/checkout.ts'
import { promoId, promoProblem } from '#lib/checkout/pay-problems.ts'
import { bestOffers, promoPlaceOf } from '#lib/checkout/promo-offers.ts'
import type { AppliedPromo, Summary } from '#lib/checkout/submission.ts'
import { typedPromoCode } from '#lib/rules/typed-text.ts'
import { checkoutMessages } from '#messages/checkout.ts'

interface PromoBoxProps extends StepProps {
  /** Why an applied code is no longer valid. */
  error: Error | null
  /** Whether a promo gives a discount on this order. */
  hasDiscount: (applied: AppliedPromo) => boolean
  summary: Summary
}

/** The promo code field; hidden once a code is applied (spec §4). */
export function PromoBox({ state, dispatch, cart, error, hasDiscount, summary }: PromoBoxProps) {
  const queries = useQueryClient()
  const [problem, setProblem] = useState(error && errorMessage(error))
  const query = (promoCode: string) => promoQuery(promoCode, promoPlaceOf(state), cart)
  const refuse = (message: string) => {
    setProblem(message)
    addToast('error', message)
    document.getElementById(promoId)?.focus()
  }
  const apply = useSingleMutation({
    mutationFn: (typed: string) => queries.fetchQuery(query(typed)),
    onSuccess: (applied) => {
      const { promo } = applied
      if (!hasDiscount(applied)) return refuse(checkoutMessages.promoTakesNothing(promo.code))
      queries.setQueryData(query(promo.code).queryKey, applied)
      addToast('success', checkoutMessages.promoApplied(promo.code))
      dispatch({ type: 'set-promo', code: promo.code })
      focusStep()
    },
    onError: (failure) => refuse(errorMessage(failure)),
  })
  const { data: promos = [] } = useQuery(promoOffersQuery(promoPlaceOf(state), cart))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = typedPromoCode(state.promoDraft)
    const wrong = promoProblem(typed)
    if (wrong) return refuse(wrong)
    apply.mutate(typed)
  }
  return (
    <div className="flex flex-col gap-3">
      <form onSubmit={submit} noValidate className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <TextField
            id={promoId}
            label={checkoutMessages.promoCode}
            problem={problem ?? undefined}
            value={state.promoDraft}
            onChange={(event) => {
              dispatch({ type: 'edit-promo', draft: event.target.value })
              setProblem(null)
            }}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </div>
        <Button type="submit" variant="secondary" isBusy={apply.isPending} className="mt-7">
          {checkoutMessages.applyPromo}
        </Button>
      </form>
      <PromoOffers
        offers={bestOffers(promos, summary)}
        take={({ code }) => (
          <Button
            variant="quiet"
            onClick={() => apply.mutate(code)}
            isBusy={apply.isPending}
            aria-label={checkoutMessages.takeOfferOf(code)}
          >
            {checkoutMessages.takeOffer}
          </Button>
        )}
      />
    </div>
  )
}
