import type { ReactNode } from 'react'
import { CartAside } from '#components/checkout/cart-aside.tsx'
import { StepHeading } from '#components/checkout/step-heading.tsx'
import { BackToStep } from '#components/checkout/step-link.tsx'
import { StepProgress } from '#components/checkout/step-progress.tsx'
import type { CheckoutState } from '#lib/checkout/state.ts'
import type { CartItem } from '#lib/contract/cart.ts'

interface StepFrameProps {
  state: CheckoutState
  lines: readonly CartItem[]
  children: ReactNode
}

/** A step below its progress and heading; but for the summary, the cart and the way back stand beside it. */
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
