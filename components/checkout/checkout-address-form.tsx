'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SavedAddressForm } from '#components/address/saved-address-form.tsx'
import { Button } from '#components/ui/button.tsx'
import { toastSuccess } from '#components/ui/toasts.ts'
import { areaOf, emptySavedAddress, typedAddress } from '#lib/account/saved-address.ts'
import { addressesQuery } from '#lib/api/queries/account.ts'
import type { UserAddress } from '#lib/contract/address.ts'
import { addressMessages } from '#messages/address.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** The id of the title, which gets the focus when the form opens. */
export const addressFormTitleId = 'address-form-title'

interface CheckoutAddressFormProps {
  /** The address to edit; null for a new one. */
  address: UserAddress | null
  /** All saved addresses, as they were when the form opened. */
  addresses: UserAddress[]
  /** Gets the id of the saved address; undefined when it cannot be found in the list. */
  onSaved: (id: number | undefined) => void
  onCancel: () => void
}

/** Adds or edits an address inside the checkout. */
export function CheckoutAddressForm({
  address,
  addresses,
  onSaved,
  onCancel,
}: CheckoutAddressFormProps) {
  const client = useQueryClient()
  const [before] = useState(addresses)
  const finish = async (message: string) => {
    void toastSuccess(message)
    const now = await client.fetchQuery(addressesQuery()).catch(() => before)
    const added = now.find(({ id }) => !before.some((one) => one.id === id))
    onSaved(address?.id ?? added?.id)
  }
  return (
    <section aria-labelledby={addressFormTitleId}>
      <h3 id={addressFormTitleId} tabIndex={-1} className="mb-4 font-semibold outline-none">
        {address ? addressMessages.editTitle : addressMessages.newTitle}
      </h3>
      {before.length === 0 && <p className="mb-4">{checkoutMessages.noAddresses}</p>}
      <SavedAddressForm
        id={address?.id ?? null}
        initial={address ? typedAddress(address) : emptySavedAddress}
        initialArea={address ? areaOf(address) : undefined}
        messagesByCode={addressMessages.problems}
        onSaved={finish}
      >
        {addresses.length > 0 && (
          <Button variant="quiet" onClick={onCancel}>
            {addressMessages.cancel}
          </Button>
        )}
      </SavedAddressForm>
    </section>
  )
}
