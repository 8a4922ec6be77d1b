'use client'

import type { FormEvent } from 'react'
import { AddressFields } from '#components/address/address-fields.tsx'
import { useAddressProblems } from '#components/address/use-address-problems.ts'
import { SavedAddresses } from '#components/checkout/saved-addresses.tsx'
import type { StepProps } from '#components/checkout/use-checkout.ts'
import { Button } from '#components/ui/button.tsx'
import { issuesOf } from '#lib/rules/field.ts'
import { type GuestAddress, guestAddressForm } from '#lib/rules/forms.ts'
import { addressMessages } from '#messages/address.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** A guest's delivery address (spec §5). */
function GuestAddressForm({ state: { address }, dispatch }: StepProps) {
  const { problems, showProblems, clearProblems } = useAddressProblems(addressMessages.problems)
  const edit = (change: Partial<GuestAddress>) => {
    dispatch({ type: 'edit-address', address: { ...address, ...change } })
    clearProblems(change)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!showProblems(issuesOf(guestAddressForm, address))) dispatch({ type: 'confirm-address' })
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-6">
      <AddressFields address={address} edit={edit} problems={problems} />
      <Button type="submit">{checkoutMessages.continue}</Button>
    </form>
  )
}

/** The delivery address: a customer picks a saved one, a guest types one (spec §5). */
export const AddressStep = (step: StepProps) =>
  step.state.isCustomer ? <SavedAddresses {...step} /> : <GuestAddressForm {...step} />
