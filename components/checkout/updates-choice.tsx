'use client'

import type { BuyerDetails } from '@etalase/contract/checkout.ts'
import { formatPhone } from '@etalase/contract/rules/phone.ts'
import { StepTextField, StepTick } from '#components/checkout/step-fields.tsx'
import { useCheckoutInPage } from '#components/checkout/step-form.tsx'
import type { Destination } from '#lib/checkout/destination.ts'
import {
  typesUpdatesPhone,
  updatesLabel,
  updatesPhoneId,
  updatesPhoneOf,
} from '#lib/checkout/review.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import { checkoutMessages } from '#messages/checkout.ts'

interface UpdatesChoiceProps {
  state: CheckoutState
  destination: Destination
}

/** Offers order updates by WhatsApp, to the delivery's phone number or a typed one. */
export function UpdatesChoice({ state, destination }: UpdatesChoiceProps) {
  const isInPage = useCheckoutInPage() !== null
  const isTyped = typesUpdatesPhone(state)
  const phone = updatesPhoneOf(state, destination)
  if (!isTyped && phone === null) return null
  return (
    <div className="mt-5 flex flex-col gap-3">
      <StepTick
        name="updates"
        label={updatesLabel(state, formatPhone(phone ?? ''))}
        hint={checkoutMessages.updatesHint}
        defaultChecked={state.wantsUpdates}
      />
      {isTyped && (
        // Without scripts it stays visible, since it can't follow the checkbox.
        <div hidden={isInPage && !state.wantsUpdates}>
          <StepTextField
            id={updatesPhoneId}
            name="updates_phone"
            type="tel"
            autoComplete="tel"
            label={checkoutMessages.updatesPhone}
            defaultValue={state.updatesPhone}
          />
        </div>
      )}
    </div>
  )
}

/** Repeats before the payment where the confirmation and updates go. */
export const PaymentReminder = ({ guest_email, whatsapp_phone }: BuyerDetails) => (
  <>
    {guest_email && (
      <p className="mt-2">
        {checkoutMessages.confirmPaymentEmail}{' '}
        <strong className="block wrap-anywhere">{guest_email}</strong>
      </p>
    )}
    {whatsapp_phone && (
      <p className="mt-2">
        {checkoutMessages.confirmUpdates}{' '}
        <strong className="block">{formatPhone(whatsapp_phone)}</strong>
      </p>
    )}
  </>
)
