'use client'

import { type ReactNode, useEffect, useRef } from 'react'
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

interface FocusedHeadingProps {
  /** What has failed: the heading gets the focus, since the pressed button is gone. */
  failure: string | null | undefined
  children: ReactNode
}

/** The heading of what stands in the place of a button that was pressed. */
export function FocusedHeading({ failure, children }: FocusedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (failure) heading.current?.focus()
  }, [failure])
  return (
    <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
      {children}
    </h2>
  )
}
