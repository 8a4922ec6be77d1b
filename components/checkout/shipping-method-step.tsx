'use client'

import { ChoiceForm, missingChoiceId } from '#components/checkout/choice-form.tsx'
import type { StepProps } from '#components/checkout/use-checkout.ts'
import { methodOf, useTariffs } from '#components/checkout/use-tariffs.ts'
import { Choice } from '#components/ui/choice.tsx'
import { Failed, Loading } from '#components/ui/query-state.tsx'
import { errorWords } from '#lib/api/error-words.ts'
import { brand } from '#lib/config/brand.ts'
import type { ShippingOption } from '#lib/contract/checkout.ts'
import * as words from '#lib/messages/words.ts'
import { normaliseEtd } from '#lib/rules/etd.ts'
import { formatRupiah } from '#lib/rules/money.ts'

interface TierProps {
  option: ShippingOption
  isChosen: boolean
  onChoose: () => void
}

function Tier({ option, isChosen, onChoose }: TierProps) {
  const etd = normaliseEtd(option.etd)
  return (
    <Choice
      type="radio"
      name="method"
      label={option.description}
      hint={etd && words.checkout.etd(etd)}
      end={<span className="font-semibold tabular-nums">{formatRupiah(option.tariff)}</span>}
      checked={isChosen}
      onChange={onChoose}
    />
  )
}

/** The courier's tiers with cost and time; one must be chosen (spec §5). */
export function ShippingMethodStep({ state, dispatch, cart }: StepProps) {
  const { method } = state
  const { data, error, isPending, refetch } = useTariffs(state, cart)
  if (isPending) return <Loading />
  if (!data) return <Failed message={errorWords(error)} onRetry={() => refetch()} />
  if (data.length === 0) return <p role="alert">{words.checkout.noMethods}</p>
  const chosen = data.find((option) => option.service === method?.code)
  const choose = (option: ShippingOption) =>
    dispatch({ type: 'choose-method', method: methodOf(option) })
  const confirm = () => {
    // The tariff may have changed since the choice: confirm the tariff that is shown.
    if (chosen) choose(chosen)
    dispatch({ type: 'confirm-method' })
  }
  return (
    <ChoiceForm
      name="method"
      hasChoice={chosen !== undefined}
      missing={words.checkout.chooseMethod}
      onConfirm={confirm}
    >
      <fieldset className="flex flex-col gap-3" aria-describedby={missingChoiceId('method')}>
        <legend className="mb-3 text-muted">{brand.courier.label}</legend>
        {data.map((option) => (
          <Tier
            key={option.service}
            option={option}
            isChosen={option === chosen}
            onChoose={() => choose(option)}
          />
        ))}
      </fieldset>
    </ChoiceForm>
  )
}
