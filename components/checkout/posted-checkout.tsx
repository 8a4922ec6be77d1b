import { FormMessage } from '#components/account/form-message.tsx'
import { RedirectTo } from '#components/account/require-customer.tsx'
import { AddressStep } from '#components/checkout/address-step.tsx'
import { StepPageLink } from '#components/checkout/buy-now.tsx'
import { EmptyCart } from '#components/checkout/cart-aside.tsx'
import { HubStep } from '#components/checkout/hub-step.tsx'
import { MethodStep } from '#components/checkout/method-step.tsx'
import { ConfirmOrder, LeaveQuestion, SentOrder } from '#components/checkout/posted-order.tsx'
import { SavedAddressStep } from '#components/checkout/saved-address-step.tsx'
import { ShippingTypeStep } from '#components/checkout/shipping-type-step.tsx'
import { ShowroomStep } from '#components/checkout/showroom-step.tsx'
import { StepTools } from '#components/checkout/step-form.tsx'
import { StepFrame } from '#components/checkout/step-frame.tsx'
import { ChoiceTool, stepTools } from '#components/checkout/step-tools.tsx'
import { SummaryStep } from '#components/checkout/summary-step.tsx'
import { buttonStyle } from '#components/ui/button.tsx'
import { stepsPath } from '#lib/checkout/urls.ts'
import type { FreshCheckout } from '#lib/pages/load-checkout.ts'
import type { StepData } from '#lib/pages/load-checkout-step.ts'
import type { StepsView as View } from '#lib/pages/load-steps-page.ts'
import type { Flash } from '#lib/session/flash.ts'
import { sessionEndPath } from '#lib/session/session-ended.ts'
import { addressMessages } from '#messages/address.ts'
import { checkoutMessages } from '#messages/checkout.ts'

interface PostedStepProps {
  checkout: FreshCheckout
  data: StepData
  flash: Flash | null
}

/** The current step, with the data that its page loaded. */
function Step({ checkout, data, flash }: PostedStepProps) {
  const { state, cart, availability, addresses, destination } = checkout
  const problems = flash?.problems
  const offersPin = Boolean(availability.has_address_pin)
  switch (data.step) {
    case 'choose-shipping-type':
      return <ShippingTypeStep availability={availability} />
    case 'choose-address': {
      const { place } = data
      if (place)
        return (
          <AddressStep
            typed={{ ...state.address, ...place.area }}
            lists={place.lists}
            {...{ problems, offersPin }}
          />
        )
      const { savedAddressId } = state
      return (
        <SavedAddressStep
          {...{ addresses, savedAddressId, problems }}
          adding={
            <a href="/account/shipping-address" className={`${buttonStyle('quiet')} mt-2`}>
              {addressMessages.add}
            </a>
          }
        />
      )
    }
    case 'choose-hub':
      return <HubStep hubs={data.hubs} />
    case 'choose-showroom': {
      const { cityId, provinceId } = state.address
      const near = { city_id: cityId, province_id: provinceId, position: data.position }
      return <ShowroomStep {...{ availability, cart, near }} />
    }
    case 'choose-shipping-method':
      return (
        <MethodStep
          method={state.method}
          tiers={data.tiers}
          zone={destination.zone}
          pin={destination.pin}
          {...{ problems, offersPin }}
        />
      )
    case 'order-summary': {
      const { promos, betterShop, content } = data
      const { summary, applied, promoError } = content
      const agreed = Number(flash?.values.agreed ?? 0)
      return (
        <SummaryStep
          {...{ state, destination, availability, promos, betterShop, problems }}
          {...{ summary, applied, promoError }}
          refusal={flash && agreed > 0 ? { message: flash.message, agreed } : null}
        />
      )
    }
  }
}

/** A step with a posted form (spec §4, Checkout). */
const PostedStep = (props: PostedStepProps) => (
  <StepTools value={stepTools}>
    <StepFrame state={props.checkout.state} lines={props.checkout.cart.cart_items}>
      <Step {...props} />
      <ChoiceTool {...props} />
    </StepFrame>
  </StepTools>
)

interface StepMessagesProps {
  flash: Flash | null
  /** Messages about choices that were reset since. */
  notices: readonly string[]
}

/** The message about the last form, unless its page shows that elsewhere, and notices about choices that were reset. */
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
      return <PostedStep {...view} flash={flash} />
    case 'empty':
      return <EmptyCart />
    case 'ended':
      return <RedirectTo path={sessionEndPath(view.path)} />
    case 'failed':
      return <StepFailed failure={view.failure} />
  }
}

/** The checkout as posted forms: a step, a question, or the order awaiting payment. */
export function StepsView({ view, flash }: { view: View; flash: Flash | null }) {
  const notices = view.view === 'step' ? view.checkout.notices : []
  return (
    <>
      {view.view !== 'sent' && <StepMessages flash={flash} notices={notices} />}
      <Content view={view} flash={flash} />
    </>
  )
}
