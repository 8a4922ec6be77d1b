'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { AddressChoices, addId, choiceId, editId } from '#components/checkout/address-choices.tsx'
import {
  addressFormTitleId,
  CheckoutAddressForm,
} from '#components/checkout/checkout-address-form.tsx'
import type { StepProps } from '#components/checkout/use-checkout.ts'
import { Failed, Loading } from '#components/ui/query-state.tsx'
import { errorMessage } from '#lib/api/failure.ts'
import { addressesQuery } from '#lib/api/queries/account.ts'
import type { UserAddress } from '#lib/contract/address.ts'

/** The list, a new address, or the address being edited as it was at the start. */
type View = 'list' | 'new' | UserAddress

/** The current view. The pressed button is removed with the old view, so the focus moves to the new one. */
function useView(first: View) {
  const [{ view, focusId }, setShown] = useState({ view: first, focusId: '' })
  useEffect(() => document.getElementById(focusId)?.focus(), [focusId])
  const show = (next: View, focus: string) => setShown({ view: next, focusId: focus })
  return { view, show }
}

function AddressBook({ addresses, ...step }: StepProps & { addresses: UserAddress[] }) {
  const { view, show } = useView(addresses.length === 0 ? 'new' : 'list')
  if (view === 'list')
    return (
      <AddressChoices
        {...step}
        addresses={addresses}
        onEdit={(address) => show(address, addressFormTitleId)}
        onAdd={() => show('new', addressFormTitleId)}
      />
    )
  const address = view === 'new' ? null : view
  const chooseSaved = (id: number | undefined) => {
    if (id === undefined) return show('list', addId)
    step.dispatch({ type: 'change-saved-address', id })
    show('list', choiceId(id))
  }
  return (
    <CheckoutAddressForm
      address={address}
      addresses={addresses}
      onSaved={chooseSaved}
      onCancel={() => show('list', address ? editId(address.id) : addId)}
    />
  )
}

/** The saved addresses of a customer: choose, edit, add (spec §5, signed-in delivery). */
export function SavedAddresses(step: StepProps) {
  const { data, error, isPending, refetch } = useQuery(addressesQuery())
  if (isPending) return <Loading />
  if (!data) return <Failed message={errorMessage(error)} onRetry={() => refetch()} />
  return (
    <>
      <AddressBook {...step} addresses={data} />
      {error && <Failed message={errorMessage(error)} onRetry={() => refetch()} />}
    </>
  )
}
