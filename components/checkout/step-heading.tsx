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
