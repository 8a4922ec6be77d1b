import { StepLink } from '#components/checkout/step-link.tsx'
import { textLinkStyle } from '#components/ui/link-style.ts'
import { pathOf, reachableSteps } from '#lib/checkout/path.ts'
import type { CheckoutState, Step } from '#lib/checkout/state.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** The line of a step, and its name below it. */
const markerStyle = 'wrap-anywhere block min-h-11 border-t-2 pt-2 text-xs'

interface StepMarkerProps {
  step: Step
  /** Whether it lies before the current step. */
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

/** The checkout's steps; those that can be shown are links. */
export function StepProgress({ state }: { state: CheckoutState }) {
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
