'use client'

import { ChoiceForm, missingChoiceId } from '#components/checkout/choice-form.tsx'
import type { StepProps } from '#components/checkout/use-checkout.ts'
import { useDestination, useTariffs } from '#components/checkout/use-shop.ts'
import { ArrivalLines, PayBefore, useNow } from '#components/delivery/estimate.tsx'
import { Choice } from '#components/ui/choice.tsx'
import { Failed, Loading } from '#components/ui/query-state.tsx'
import { errorMessage } from '#lib/api/failure.ts'
import { chosenMethod, isMethod } from '#lib/checkout/chosen.ts'
import { cheapestOffer } from '#lib/checkout/hub-offers.ts'
import { byCourier, type CourierOption } from '#lib/config/couriers.ts'
import type { TimeZone } from '#lib/rules/time-zone.ts'
import { cartMessages } from '#messages/cart.ts'
import { checkoutMessages } from '#messages/checkout.ts'

interface TierProps {
  option: CourierOption
  /** The zone of the destination. */
  zone: TimeZone
  isChosen: boolean
  onChoose: () => void
}

function Tier({ option, zone, isChosen, onChoose }: TierProps) {
  return (
    <Choice
      type="radio"
      name="method"
      label={option.description}
      hint={<ArrivalLines service={option.service} etd={option.etd} zone={zone} />}
      end={<span className="font-semibold tabular-nums">{cartMessages.tariff(option.tariff)}</span>}
      checked={isChosen}
      onChange={onChoose}
    />
  )
}

/**
 * The couriers' tiers with cost and time; one must be chosen (spec §5). The cheapest is, until the shopper has
 * chosen; a choice that is not offered any longer is not replaced.
 */
export function ShippingMethodStep({ state, dispatch, cart }: StepProps) {
  const { method } = state
  const { zone } = useDestination(state)
  const paidAt = useNow()
  const { data, error, isPending, refetch } = useTariffs(state, cart)
  if (isPending) return <Loading />
  if (!data) return <Failed message={errorMessage(error)} onRetry={() => refetch()} />
  if (data.length === 0) return <p role="alert">{checkoutMessages.noMethods}</p>
  const chosen = method
    ? data.find((option) => isMethod(option, method))
    : cheapestOffer(data, { paidAt, zone })?.tier
  const choose = (option: CourierOption) =>
    dispatch({ type: 'choose-method', method: chosenMethod(option) })
  const confirm = () => {
    // Preselected, or its tariff has changed since the choice: the tariff that is shown is confirmed.
    if (chosen) choose(chosen)
    dispatch({ type: 'confirm-method' })
  }
  return (
    <ChoiceForm
      name="method"
      hasChoice={chosen !== undefined}
      missing={checkoutMessages.chooseMethod}
      onConfirm={confirm}
    >
      {byCourier(data).map(([courier, options]) => (
        <fieldset
          key={courier}
          className="not-first:mt-6 flex flex-col gap-3"
          aria-describedby={missingChoiceId('method')}
        >
          <legend className="mb-3 text-muted">{courier}</legend>
          {options.map((option) => (
            <Tier
              key={option.service}
              option={option}
              zone={zone}
              isChosen={option === chosen}
              onChoose={() => choose(option)}
            />
          ))}
        </fieldset>
      ))}
      <div className="mt-3">
        {chosen && <PayBefore service={chosen.service} etd={chosen.etd} zone={zone} />}
      </div>
    </ChoiceForm>
  )
}
