'use client'

import { useEffect, useRef } from 'react'
import type { Step } from '#lib/checkout/state.ts'
import { checkoutMessages } from '#messages/checkout.ts'

const titles: Readonly<Record<Step, string>> = {
  'choose-shipping-type': checkoutMessages.shippingTypeTitle,
  'choose-address': checkoutMessages.addressTitle,
  'choose-hub': checkoutMessages.hubTitle,
  'choose-shipping-method': checkoutMessages.methodTitle,
  'choose-showroom': checkoutMessages.showroomTitle,
  'order-summary': checkoutMessages.summaryTitle,
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
