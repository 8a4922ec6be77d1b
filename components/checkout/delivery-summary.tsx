import type { ReactNode } from 'react'
import { StepLink } from '#components/checkout/step-link.tsx'
import { ArrivalLines, PayBefore, PickupReadyLine } from '#components/delivery/estimate.tsx'
import { textLinkStyle } from '#components/ui/link-style.ts'
import type { Destination } from '#lib/checkout/destination.ts'
import type { CheckoutState, Step } from '#lib/checkout/state.ts'
import { checkoutMessages } from '#messages/checkout.ts'

interface AnswerProps {
  title: string
  /** The accessible name of the link that changes it, starting with the visible text. */
  change: string
  /** The step that changes it. */
  step: Step
  lines: string[]
  children?: ReactNode
}

/** One of the shopper's answers, with a link to change it. */
function Answer({ title, change, step, lines, children }: AnswerProps) {
  return (
    <section className="wrap-anywhere">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="font-sans font-semibold">{title}</h3>
        <StepLink
          step={step}
          label={change}
          className={`inline-flex min-h-11 items-center text-sm ${textLinkStyle}`}
        >
          {checkoutMessages.change}
        </StepLink>
      </div>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
    </section>
  )
}

interface DeliverySummaryProps {
  state: CheckoutState
  destination: Destination
}

/** The delivery address with the sending hub and method, or the pickup store. Each can be changed. */
export function DeliverySummary({ state, destination }: DeliverySummaryProps) {
  const { shippingType, shop, method } = state
  if (!shop) return null
  if (shippingType === 'PICKUP_ON_STORE') {
    return (
      <Answer
        title={checkoutMessages.pickupAt}
        change={checkoutMessages.changeStore}
        step="choose-showroom"
        lines={[shop.name, ...shop.addressLines]}
      >
        <PickupReadyLine />
      </Answer>
    )
  }
  const { zone } = destination
  return (
    <div className="flex flex-col gap-4">
      <Answer
        title={checkoutMessages.deliverTo}
        change={checkoutMessages.changeAddress}
        step="choose-address"
        lines={destination.lines}
      />
      <Answer
        title={checkoutMessages.sentFrom}
        change={checkoutMessages.changeShop}
        step="choose-hub"
        lines={[shop.name]}
      />
      {method && (
        <Answer
          title={checkoutMessages.sentWith}
          change={checkoutMessages.changeMethod}
          step="choose-shipping-method"
          lines={[`${method.description}, ${method.courier}`]}
        >
          <div className="text-muted">
            <ArrivalLines service={method.code} etd={method.etd} zone={zone} />
          </div>
          <PayBefore service={method.code} etd={method.etd} zone={zone} />
        </Answer>
      )}
    </div>
  )
}
