'use client'

import { useEffect, useRef } from 'react'
import type { Step } from '#lib/checkout/state.ts'
import * as words from '#lib/messages/words.ts'

const titles: Readonly<Record<Step, string>> = {
  'choose-shipping-type': words.checkout.shippingTypeTitle,
  'choose-address': words.checkout.addressTitle,
  'choose-hub': words.checkout.hubTitle,
  'choose-shipping-method': words.checkout.methodTitle,
  'choose-showroom': words.checkout.showroomTitle,
  'order-summary': words.checkout.summaryTitle,
}

const headingId = 'checkout-step'

/** Gives the focus to the step, when what had it is gone. */
export const focusStep = () => document.getElementById(headingId)?.focus()

/** The heading takes the focus when the step changes, so that keyboard and screen reader follow. */
export function StepHeading({ step }: { step: Step }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
    window.scrollTo({ top: 0 })
  }, [step])
  return (
    <h2 id={headingId} ref={heading} tabIndex={-1} className="mb-6 text-xl outline-none">
      {titles[step]}
    </h2>
  )
}
