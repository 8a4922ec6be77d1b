import type { ReactNode } from 'react'
import { StepPageForm } from '#components/checkout/buy-now.tsx'
import { PendingOrderFacts, pendingMessages } from '#components/checkout/pending-order-facts.tsx'
import { Button, buttonStyle } from '#components/ui/button.tsx'
import type { AgreedOrder } from '#lib/checkout/agreed-order.ts'
import { formPath, leaveOrderHref, stepsPath } from '#lib/checkout/forms.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** Forgets the order in this browser. */
export const LeaveForm = ({ children }: { children: ReactNode }) => (
  <StepPageForm action={formPath('discard')} className="flex flex-wrap gap-3">
    <Button type="submit" variant="secondary">
      {children}
    </Button>
  </StepPageForm>
)

/** Asks before an order is left that may still be paid: only this browser knows a guest's order. */
export const LeaveQuestion = ({ order }: { order: AgreedOrder }) => (
  <section className="flex max-w-xl flex-col gap-4">
    <h2 className="text-2xl">{checkoutMessages.confirmNewOrder}</h2>
    <p>{checkoutMessages.confirmNewOrderText(order.billNo !== null)}</p>
    <LeaveForm>{checkoutMessages.yesNewOrder}</LeaveForm>
    <a href={stepsPath} className={`${buttonStyle('quiet')} self-start`}>
      {checkoutMessages.keepOrder}
    </a>
  </section>
)

interface WaitingOrderProps {
  order: AgreedOrder
  /** Why it is not known how it stands, or why it can no longer be paid. */
  failure?: string | undefined
  isRefused?: boolean
  /** How it is paid. */
  children?: ReactNode
}

/** An order that was sent and may be unpaid, with what can be done about it. */
export function WaitingOrder({ order, failure, isRefused = false, children }: WaitingOrderProps) {
  const { title } = pendingMessages(order.billNo, isRefused)
  return (
    <section className="flex max-w-xl flex-col items-start gap-4">
      <h2 className="text-2xl">{title}</h2>
      <PendingOrderFacts {...{ order, failure, isRefused }} />
      {children}
      {isRefused ? (
        <LeaveForm>{checkoutMessages.newOrder}</LeaveForm>
      ) : (
        <a href={leaveOrderHref} className={buttonStyle('secondary')}>
          {checkoutMessages.newOrder}
        </a>
      )}
    </section>
  )
}

/** Sends the same order once more, after an answer that never came. */
export const SendAgain = ({ order }: { order: AgreedOrder }) => (
  <StepPageForm action={formPath('pay')}>
    <input type="hidden" name="order" value={order.key} />
    <Button type="submit">{checkoutMessages.continuePayment}</Button>
  </StepPageForm>
)
