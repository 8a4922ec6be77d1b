import { pathOf } from '#lib/checkout/path.ts'
import type { CheckoutState, Step } from '#lib/checkout/state.ts'
import * as words from '#lib/messages/words.ts'

function StepMarker({
  step,
  isDone,
  isCurrent,
}: {
  step: Step
  isDone: boolean
  isCurrent: boolean
}) {
  return (
    <li aria-current={isCurrent ? 'step' : undefined} className="min-w-0 flex-1">
      <span
        aria-hidden="true"
        className={`block h-0.5 ${isDone || isCurrent ? 'bg-ink' : 'bg-line'}`}
      />
      <span
        className={`mt-2 block truncate text-xs max-sm:sr-only ${isCurrent ? 'font-semibold' : 'text-muted'}`}
      >
        {words.checkout.trail[step]}
      </span>
    </li>
  )
}

/** The progress through the checkout's steps; on phones as text and a line. */
export function StepProgress({ state }: { state: CheckoutState }) {
  const path = pathOf(state)
  const current = path.indexOf(state.step)
  return (
    <div className="mb-8">
      <p className="mb-2 text-muted text-sm sm:hidden">
        {words.checkout.stepOf(current + 1, path.length)}
        {' · '}
        {words.checkout.trail[state.step]}
      </p>
      <ol aria-label={words.checkout.trailTitle} className="flex gap-1.5">
        {path.map((step, index) => (
          <StepMarker
            key={step}
            step={step}
            isDone={index < current}
            isCurrent={index === current}
          />
        ))}
      </ol>
    </div>
  )
}
