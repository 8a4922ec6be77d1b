'use client'

import type { CartItem } from '@etalase/contract/cart.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { CartAside } from '#components/checkout/cart-aside.tsx'
import { headingId } from '#components/checkout/step-form.tsx'
import { BackToStep, StepLink } from '#components/checkout/step-link.tsx'
import { textLinkStyle } from '#components/ui/link-style.ts'
import { pathOf, reachableSteps } from '#lib/checkout/moves.ts'
import type { CheckoutState, Step } from '#lib/checkout/state.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** Style of a step's line and the name below it. */
const markerStyle = 'wrap-anywhere block min-h-11 border-t-2 pt-2 text-xs'

interface StepMarkerProps {
  step: Step
  /** Whether it comes before the current step. */
  isPast: boolean
  isCurrent: boolean
  isReachable: boolean
}

function StepMarker({ step, ...where }: StepMarkerProps) {
  const { isPast, isCurrent, isReachable } = where
  const line = isPast || isCurrent ? 'border-ink' : 'border-line'
  const name = checkoutMessages.stepNames[step]
  return (
    <li aria-current={isCurrent ? 'step' : undefined} className="min-w-0 flex-1">
      {isReachable && !isCurrent ? (
        <StepLink step={step} className={`${markerStyle} ${line} ${textLinkStyle}`}>
          {name}
        </StepLink>
      ) : (
        <span className={`${markerStyle} ${line} ${isCurrent ? 'font-semibold' : 'text-muted'}`}>
          {name}
        </span>
      )}
    </li>
  )
}

/** The checkout's steps, as links where a step can be shown. */
function StepProgress({ state }: { state: CheckoutState }) {
  const path = pathOf(state)
  const current = path.indexOf(state.step)
  const reachable = reachableSteps(state)
  return (
    <nav aria-label={checkoutMessages.stepsTitle} className="mb-6">
      <p className="mb-2 text-muted text-sm sm:hidden">
        {checkoutMessages.stepOf(current + 1, path.length)}
      </p>
      <ol className="flex gap-1.5">
        {path.map((step, index) => (
          <StepMarker
            key={step}
            step={step}
            isPast={index < current}
            isReachable={reachable.includes(step)}
            isCurrent={index === current}
          />
        ))}
      </ol>
    </nav>
  )
}

const titles: Readonly<Record<Step, string>> = {
  'choose-shipping-type': checkoutMessages.shippingTypeTitle,
  'choose-address': checkoutMessages.addressTitle,
  'choose-hub': checkoutMessages.hubTitle,
  'choose-shipping-method': checkoutMessages.methodTitle,
  'choose-showroom': checkoutMessages.showroomTitle,
  'order-summary': checkoutMessages.summaryTitle,
}

/** The step's heading. It gets the focus when the step changes, for keyboards and screen readers. */
function StepHeading({ step }: { step: Step }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo({ top: 0, behavior: 'instant' })
    // Scrolls on to the heading where the window is too low for it.
    heading.current?.focus()
  }, [step])
  return (
    <h2 id={headingId} ref={heading} tabIndex={-1} className="mb-6 text-xl outline-none">
      {titles[step]}
    </h2>
  )
}

interface StepFrameProps {
  state: CheckoutState
  lines: readonly CartItem[]
  children: ReactNode
}

/** A step below its progress and heading, with the cart beside it and a back link below. The summary has neither. */
export const StepFrame = ({ state, lines, children }: StepFrameProps) => (
  <>
    <StepProgress state={state} />
    <StepHeading step={state.step} />
    {state.step === 'order-summary' ? (
      children
    ) : (
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-16">
        <div>
          {children}
          <BackToStep state={state} className="mt-4" />
        </div>
        <CartAside lines={lines} />
      </div>
    )}
  </>
)
