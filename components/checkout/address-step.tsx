'use client'

import { GuestAddressForm } from '#components/checkout/guest-address-form.tsx'
import { SavedAddresses } from '#components/checkout/saved-addresses.tsx'
import type { StepProps } from '#components/checkout/use-checkout.ts'

/** Where the order goes: a customer picks a saved address, a guest types one (spec §5). */
export const AddressStep = (step: StepProps) =>
  step.state.isCustomer ? <SavedAddresses {...step} /> : <GuestAddressForm {...step} />
