'use client'

import { useEffect, useRef } from 'react'
import type { Step } from '#lib/checkout/state.ts'
import * as messages from '#lib/messages/messages.ts'

const titles: Readonly<Record<Step, string>> = {
  'choose-shipping-type': messages.checkout.shippingTypeTitle,
  'choose-address': messages.checkout.addressTitle,
  'choose-hub': messages.checkout.hubTitle,
  'choose-shipping-method': messages.checkout.methodTitle,
  'choose-showroom': messages.checkout.showroomTitle,
  'order-summary': messages.checkout.summaryTitle,
}

const headingId = 'checkout-step'

/** Focuses the step's heading, after the focused element was removed. */
export const focusStep = () => document.getElementById(headingId)?.focus()

/** The step's heading; it gets the focus when the step changes, for keyboard and screen reader. */
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
