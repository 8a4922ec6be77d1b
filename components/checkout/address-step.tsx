'use client'

import { GuestAddressForm } from '#components/checkout/guest-address-form.tsx'
import { SavedAddresses } from '#components/checkout/saved-addresses.tsx'
import type { StepProps } from '#components/checkout/use-checkout.ts'

/** The delivery address: a customer picks a saved one, a guest types one (spec §5). */
export const AddressStep = (step: StepProps) =>
  step.state.isCustomer ? <SavedAddresses {...step} /> : <GuestAddressForm {...step} />
