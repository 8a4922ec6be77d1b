'use client'

import type { MouseEvent, ReactNode } from 'react'
import { StepPageLink, useCheckoutPath } from '#components/checkout/buy-now.tsx'
import { useCheckoutInPage } from '#components/checkout/step-form.tsx'
import { Button, buttonStyle } from '#components/ui/button.tsx'
import { opensElsewhere } from '#components/ui/opens-elsewhere.ts'
import { back, visit } from '#lib/checkout/moves.ts'
import type { CheckoutState, Step } from '#lib/checkout/state.ts'
import { formStepHref, stepHref } from '#lib/checkout/urls.ts'
import { checkoutMessages } from '#messages/checkout.ts'

interface StepLinkProps {
  step: Step
  /** Its accessible name, if its text alone doesn't say enough. */
  label?: string
  className: string
  children: ReactNode
}

/** A link to another step that can be shown. Avoids a page load if possible, unless it opens in another tab. */
export function StepLink({ step, label, className, children }: StepLinkProps) {
  const page = useCheckoutInPage()
  const href = useCheckoutPath(page ? stepHref(step) : formStepHref(step))
  const follow = (event: MouseEvent) => {
    if (!page || opensElsewhere(event)) return
    event.preventDefault()
    page.change(visit(step), 'back')
  }
  return (
    <a href={href} onClick={follow} aria-label={label} className={className}>
      {children}
    </a>
  )
}

interface BackToStepProps {
  state: CheckoutState
  className: string
}

/** A link to the previous step. */
export function BackToStep({ state, className }: BackToStepProps) {
  const page = useCheckoutInPage()
  const { step } = back(state)
  if (step === state.step) return null
  if (page)
    return (
      <Button variant="quiet" onClick={() => page.change(back, 'back')} className={className}>
        {checkoutMessages.back}
      </Button>
    )
  return (
    <StepPageLink href={formStepHref(step)} className={`${buttonStyle('quiet')} ${className}`}>
      {checkoutMessages.back}
    </StepPageLink>
  )
}
