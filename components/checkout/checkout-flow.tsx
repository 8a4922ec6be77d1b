'use client'

import { type ComponentType, useEffect, useRef } from 'react'
import { AddressStep } from '#components/checkout/address-step.tsx'
import { CartAside } from '#components/checkout/cart-aside.tsx'
import { HubStep } from '#components/checkout/hub-step.tsx'
import { ShippingMethodStep } from '#components/checkout/shipping-method-step.tsx'
import { ShippingTypeStep } from '#components/checkout/shipping-type-step.tsx'
import { ShowroomStep } from '#components/checkout/showroom-step.tsx'
import { SummaryStep } from '#components/checkout/summary-step.tsx'
import { type StepProps, useCheckout } from '#components/checkout/use-checkout.ts'
import { Button } from '#components/ui/button.tsx'
import type { Step } from '#lib/checkout/state.ts'
import * as words from '#lib/messages/words.ts'

const stepViews: Readonly<Record<Exclude<Step, 'order-summary'>, ComponentType<StepProps>>> = {
  'choose-shipping-type': ShippingTypeStep,
  'choose-address': AddressStep,
  'choose-hub': HubStep,
  'choose-shipping-method': ShippingMethodStep,
  'choose-showroom': ShowroomStep,
}

const titles: Readonly<Record<Step, string>> = {
  'choose-shipping-type': words.checkout.shippingTypeTitle,
  'choose-address': words.checkout.addressTitle,
  'choose-hub': words.checkout.hubTitle,
  'choose-shipping-method': words.checkout.methodTitle,
  'choose-showroom': words.checkout.showroomTitle,
  'order-summary': words.checkout.summaryTitle,
}

/** The heading takes the focus when the step changes, so that keyboard and screen reader follow. */
function StepHeading({ step }: { step: Step }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
    window.scrollTo({ top: 0 })
  }, [step])
  return (
    <h2 ref={heading} tabIndex={-1} className="mb-6 text-xl outline-none">
      {titles[step]}
    </h2>
  )
}

/** One question at a time, from the way of delivery to the summary (spec §4, Checkout). */
export function CheckoutFlow({ paymentUrl }: { paymentUrl: string }) {
  const { state, dispatch } = useCheckout()
  const { step } = state
  if (step === 'order-summary') {
    return (
      <>
        <StepHeading step={step} />
        <SummaryStep state={state} dispatch={dispatch} paymentUrl={paymentUrl} />
      </>
    )
  }
  const StepView = stepViews[step]
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-16">
      <div>
        <StepHeading step={step} />
        <StepView state={state} dispatch={dispatch} />
        {step !== 'choose-shipping-type' && (
          <Button look="quiet" onClick={() => dispatch({ type: 'back' })} className="mt-4">
            {words.checkout.back}
          </Button>
        )}
      </div>
      <CartAside />
    </div>
  )
}
