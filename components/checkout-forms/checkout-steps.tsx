import type { ReactNode } from 'react'
import { StepPageLink } from '#components/checkout/buy-now.tsx'
import { CartAside } from '#components/checkout/cart-aside.tsx'
import { StepHeading } from '#components/checkout/step-heading.tsx'
import { StepProgress } from '#components/checkout/step-progress.tsx'
import { AddressForm } from '#components/checkout-forms/address-form.tsx'
import { HubForm } from '#components/checkout-forms/hub-form.tsx'
import { MethodForm } from '#components/checkout-forms/method-form.tsx'
import { SavedAddressForm } from '#components/checkout-forms/saved-address-form.tsx'
import { ShippingTypeForm } from '#components/checkout-forms/shipping-type-form.tsx'
import { ShowroomForm } from '#components/checkout-forms/showroom-form.tsx'
import { SummaryForm } from '#components/checkout-forms/summary-form.tsx'
import { buttonStyle } from '#components/ui/button.tsx'
import { formStepHref } from '#lib/checkout/forms.ts'
import { back } from '#lib/checkout/moves.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import type { FreshCheckout } from '#lib/pages/load-checkout.ts'
import type { StepData } from '#lib/pages/load-checkout-step.ts'
import type { Place } from '#lib/pages/load-place.ts'
import type { Flash } from '#lib/session/flash.ts'
import { checkoutMessages } from '#messages/checkout.ts'

interface StepProps {
  checkout: FreshCheckout
  data: StepData
  flash: Flash | null
}

/** The delivery address: a customer picks a saved one, a guest types one (spec §5). */
function AddressStep({
  checkout,
  place,
  flash,
}: Omit<StepProps, 'data'> & { place: Place | null }) {
  const { state, addresses } = checkout
  if (!place) return <SavedAddressForm addresses={addresses} chosenId={state.savedAddressId} />
  return (
    <AddressForm
      initial={{ ...state.address, ...place.area }}
      lists={place.lists}
      problems={flash?.problems ?? {}}
    />
  )
}

/** The form of the current step. */
function StepForm({ checkout, data, flash }: StepProps) {
  switch (data.step) {
    case 'choose-shipping-type':
      return <ShippingTypeForm availability={checkout.availability} />
    case 'choose-address':
      return <AddressStep checkout={checkout} place={data.place} flash={flash} />
    case 'choose-hub':
      return <HubForm hubs={data.hubs} />
    case 'choose-showroom':
      return <ShowroomForm checkout={checkout} position={data.position} />
    case 'choose-shipping-method':
      return <MethodForm checkout={checkout} tiers={data.tiers} />
    case 'order-summary':
      return <SummaryForm checkout={checkout} flash={flash} {...data} />
  }
}

/** The link to the step before. */
function BackLink({ state }: { state: CheckoutState }) {
  const { step } = back(state)
  if (step === state.step) return null
  return (
    <StepPageLink href={formStepHref(step)} className={`${buttonStyle('quiet')} mt-4`}>
      {checkoutMessages.back}
    </StepPageLink>
  )
}

const besideCart = 'lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-16'

function WithCart({ checkout, children }: { checkout: FreshCheckout; children: ReactNode }) {
  const { state, cart } = checkout
  if (state.step === 'order-summary') return <>{children}</>
  return (
    <div className={besideCart}>
      <div>{children}</div>
      <CartAside lines={cart.cart_items} />
    </div>
  )
}

/** The checkout's current step as a form (spec §4, Checkout). */
export function CheckoutSteps(props: StepProps) {
  const { checkout } = props
  const { state } = checkout
  return (
    <>
      <StepProgress state={state} />
      <StepHeading step={state.step} />
      <WithCart checkout={checkout}>
        <StepForm {...props} />
        <BackLink state={state} />
      </WithCart>
    </>
  )
}
