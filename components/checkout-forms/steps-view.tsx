import { FormMessage } from '#components/account/form-message.tsx'
import { RedirectTo } from '#components/account/require-customer.tsx'
import { StepPageLink } from '#components/checkout/buy-now.tsx'
import { EmptyCart } from '#components/checkout/cart-aside.tsx'
import { CheckoutSteps } from '#components/checkout-forms/checkout-steps.tsx'
import { ConfirmOrder } from '#components/checkout-forms/confirm-order.tsx'
import { SentOrder } from '#components/checkout-forms/sent-order.tsx'
import { LeaveQuestion } from '#components/checkout-forms/waiting-order.tsx'
import { buttonStyle } from '#components/ui/button.tsx'
import { stepsPath } from '#lib/checkout/forms.ts'
import type { StepsView as View } from '#lib/pages/load-steps-page.ts'
import type { Flash } from '#lib/session/flash.ts'
import { sessionEndPath } from '#lib/session/session-ended.ts'
import { checkoutMessages } from '#messages/checkout.ts'

interface StepMessagesProps {
  flash: Flash | null
  /** About choices that were reset since. */
  notices: readonly string[]
}

/** What was said about the last form, unless its page shows that elsewhere, and about choices that were reset. */
function StepMessages({ flash, notices }: StepMessagesProps) {
  const isShownElsewhere = Boolean(flash?.values.agreed)
  const said = isShownElsewhere ? '' : (flash?.message ?? '')
  const message = [said, ...notices.filter((notice) => notice !== said)].filter(Boolean).join(' ')
  if (!message) return null
  return (
    <div className="mb-6">
      <FormMessage
        state={{ message, isDone: flash?.isDone === true && notices.length === 0, problems: {} }}
      />
    </div>
  )
}

const StepFailed = ({ failure }: { failure: string }) => (
  <div role="alert" className="flex flex-col items-start gap-4 border-danger border-l-2 py-2 pl-4">
    <p className="font-semibold">{checkoutMessages.availabilityFailed}</p>
    <p className="max-w-[36.8em] text-muted">{failure}</p>
    <StepPageLink href={stepsPath} className={buttonStyle('secondary')}>
      {checkoutMessages.retry}
    </StepPageLink>
  </div>
)

function Content({ view, flash }: { view: View; flash: Flash | null }) {
  switch (view.view) {
    case 'sent':
      return <SentOrder {...view} failure={flash?.message} />
    case 'leave':
      return <LeaveQuestion order={view.order} />
    case 'confirm':
      return <ConfirmOrder order={view.order} />
    case 'step':
      return <CheckoutSteps {...view} flash={flash} />
    case 'empty':
      return <EmptyCart />
    case 'ended':
      return <RedirectTo path={sessionEndPath(view.path)} />
    case 'failed':
      return <StepFailed failure={view.failure} />
  }
}

/** The checkout of forms: a step, a question, or the order that waits for its payment. */
export function StepsView({ view, flash }: { view: View; flash: Flash | null }) {
  const notices = view.view === 'step' ? view.checkout.notices : []
  return (
    <>
      {view.view !== 'sent' && <StepMessages flash={flash} notices={notices} />}
      <Content view={view} flash={flash} />
    </>
  )
}
