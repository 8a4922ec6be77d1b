'use client'

import { useAnswering } from '#components/checkout/step-form.tsx'
import { Choice } from '#components/ui/choice.tsx'
import type { Summary } from '#lib/checkout/summary.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { cashMessages } from '#messages/cash.ts'

/** Chooses how to pay, if the backend offers a way besides its payment provider. */
export function PaymentChoice({ cash }: Pick<Summary, 'cash'>) {
  const { keep } = useAnswering()
  if (!cash) return null
  const { offer, isChosen } = cash
  const { title, online, onlineText, ways, fee } = cashMessages
  const button = { type: 'radio', name: 'payment_way', onInput: keep } as const
  return (
    // Remounts the buttons when the way becomes available or unavailable, so that no unchosen button stays pressed.
    <fieldset key={String(offer.problem === null)} className="flex flex-col gap-3">
      <legend className="mb-3 font-semibold">{title}</legend>
      <Choice
        {...button}
        value="PROVIDER"
        label={online}
        hint={onlineText}
        defaultChecked={!isChosen}
      />
      <Choice
        {...button}
        value={offer.way}
        label={offer.name}
        hint={offer.problem ?? ways[offer.way].text(offer.hours)}
        end={
          offer.fee > 0 && (
            <span className="font-semibold tabular-nums">{fee(formatRupiah(offer.fee))}</span>
          )
        }
        disabled={offer.problem !== null}
        defaultChecked={isChosen}
      />
    </fieldset>
  )
}
