'use client'

import type { MouseEvent, ReactNode } from 'react'
import { useCheckoutPath } from '#components/checkout/buy-now.tsx'
import type { CheckoutInProgress } from '#components/checkout/use-checkout.ts'
import { opensElsewhere } from '#components/ui/opens-elsewhere.ts'
import { formStepHref } from '#lib/checkout/forms.ts'
import { stepHref } from '#lib/checkout/path.ts'
import type { Step } from '#lib/checkout/state.ts'

interface StepLinkProps extends Partial<Pick<CheckoutInProgress, 'dispatch'>> {
  step: Step
  /** Its name, where its text alone does not say enough. */
  label?: string
  className: string
  children: ReactNode
}

/** A link to another step that can be shown; with `dispatch` without a page load, unless it opens elsewhere. */
export function StepLink({ step, dispatch, label, className, children }: StepLinkProps) {
  const href = useCheckoutPath(dispatch ? stepHref(step) : formStepHref(step))
  const follow = (event: MouseEvent) => {
    if (!dispatch || opensElsewhere(event)) return
    event.preventDefault()
    dispatch({ type: 'return-to', step })
  }
  return (
    <a href={href} onClick={follow} aria-label={label} className={className}>
      {children}
    </a>
  )
}
