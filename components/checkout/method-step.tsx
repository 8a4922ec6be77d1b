'use client'

import { etdHours } from '@etalase/contract/rules/etd-hours.ts'
import type { MapPosition } from '@etalase/contract/rules/map-position.ts'
import type { TimeZone } from '@etalase/contract/rules/time-zone.ts'
import { useState } from 'react'
import { ChoiceGroup, ConfirmChoice } from '#components/checkout/step-fields.tsx'
import { StepForm, type StepProblems, useCheckoutInPage } from '#components/checkout/step-form.tsx'
import { ArrivalLines, PayBefore } from '#components/delivery/estimate.tsx'
import { Choice } from '#components/ui/choice.tsx'
import { cheapestOffer } from '#lib/checkout/hub-offers.ts'
import { chooseMethod } from '#lib/checkout/moves.ts'
import type { ChosenMethod } from '#lib/checkout/state.ts'
import { chosenMethod } from '#lib/checkout/state.ts'
import { byCourier, type CourierOption, optionKey } from '#lib/config/couriers.ts'
import { cartMessages } from '#messages/cart.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { pinMessages } from '#messages/pin.ts'

interface MethodStepProps {
  /** The method that the shopper has chosen. */
  method: ChosenMethod | null
  tiers: readonly CourierOption[]
  /** The time zone of the destination. */
  zone: TimeZone
  /** The destination on the map; null without a pin. */
  pin: MapPosition | null
  /** Whether couriers that deliver to a pin are offered. */
  offersPin: boolean
  problems?: StepProblems | undefined
}

/** Returns the chosen tier and its setter. The cheapest is preselected; a chosen tier that is no longer offered isn't replaced. */
function useChosen({ method, tiers, zone }: MethodStepProps) {
  const page = useCheckoutInPage()
  const [key, setKey] = useState(() => {
    if (method) return optionKey({ courier: method.courier, service: method.code })
    const cheapest = cheapestOffer(tiers, { paidAt: new Date(), zone })?.tier
    return cheapest && optionKey(cheapest)
  })
  const choose = (option: CourierOption) => {
    setKey(optionKey(option))
    page?.change(chooseMethod(chosenMethod(option)), 'edit')
  }
  return { chosen: tiers.find((option) => optionKey(option) === key), choose }
}

/** Says that a pin would allow more couriers, or that the given pin has none. */
function PinNote({ pin, offersPin, tiers }: MethodStepProps) {
  if (!offersPin || tiers.some(({ needs_pin }) => needs_pin)) return null
  return <p className="mt-6 text-muted">{pin ? pinMessages.noCourier : pinMessages.add}</p>
}

/** The hours of a tier. ArrivalLines shows its days. */
function HoursLine({ etd }: { etd: string }) {
  const hours = etdHours(etd)
  return hours && <span className="block">{pinMessages.hours(hours)}</span>
}

/** Returns the note shared by all tiers, to show it once; empty if notes differ or there is only one tier. */
function sharedNote(tiers: readonly CourierOption[]): string {
  const [note = '', ...others] = new Set(tiers.map((tier) => tier.note ?? ''))
  return tiers.length > 1 && others.length === 0 ? note : ''
}

/** The couriers' tiers with cost and time. The shopper must choose one (spec §5). */
export function MethodStep(props: MethodStepProps) {
  const { tiers, zone, problems } = props
  const { chosen, choose } = useChosen(props)
  const isInPage = useCheckoutInPage() !== null
  const note = sharedNote(tiers)
  if (tiers.length === 0) return <p role="alert">{checkoutMessages.noMethods}</p>
  return (
    <StepForm form="method" problems={problems} isTool>
      {note && <p className="mb-6 text-muted">{note}</p>}
      {byCourier(tiers).map(([courier, options]) => (
        <ChoiceGroup key={courier} name="method" className="not-first:mt-6">
          <legend className="mb-3 text-muted">{courier}</legend>
          {options.map((option) => (
            <Choice
              key={option.service}
              type="radio"
              name="method"
              value={optionKey(option)}
              label={option.description}
              hint={
                <>
                  <ArrivalLines service={option.service} etd={option.etd} zone={zone} />
                  <HoursLine etd={option.etd} />
                  {!note && option.note}
                </>
              }
              end={
                <span className="font-semibold tabular-nums">
                  {cartMessages.tariff(option.tariff)}
                </span>
              }
              defaultChecked={option === chosen}
              onChange={() => choose(option)}
            />
          ))}
        </ChoiceGroup>
      ))}
      <PinNote {...props} />
      <div className="mt-3">
        {isInPage && chosen && <PayBefore service={chosen.service} etd={chosen.etd} zone={zone} />}
      </div>
      <ConfirmChoice name="method" />
    </StepForm>
  )
}
