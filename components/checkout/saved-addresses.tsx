'use client'

import type { UserAddress } from '@etalase/contract/address.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { SavedAddressForm } from '#components/address/saved-address-form.tsx'
import {
  choiceId,
  chosenAddress,
  SavedAddressStep,
} from '#components/checkout/saved-address-step.tsx'
import { SuggestedDelivery } from '#components/checkout/suggested-delivery.tsx'
import type { StepProps } from '#components/checkout/use-checkout.ts'
import { Button } from '#components/ui/button.tsx'
import { Failed, Loading } from '#components/ui/query-state.tsx'
import { toastSuccess } from '#components/ui/toasts.ts'
import { areaOf, emptySavedAddress, typedAddress } from '#lib/account/saved-address.ts'
import { errorMessage } from '#lib/api/failure.ts'
import { addressesQuery } from '#lib/api/queries/account.ts'
import { changeSavedAddress } from '#lib/checkout/moves.ts'
import { addressMessages } from '#messages/address.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** The id of the title that gets the focus when the form opens. */
const addressFormTitleId = 'address-form-title'

interface CheckoutAddressFormProps {
  offersPin: boolean
  /** The address to edit; null for a new one. */
  address: UserAddress | null
  /** All saved addresses, as of when the form opened. */
  addresses: UserAddress[]
  /** Receives the id of the saved address; undefined if it isn't in the list. */
  onSaved: (id: number | undefined) => void
  onCancel: () => void
}

/** Adds or edits an address inside the checkout. */
function CheckoutAddressForm(props: CheckoutAddressFormProps) {
  const { address, addresses, offersPin, onSaved, onCancel } = props
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
        offersPin={offersPin}
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

/** Ids of the buttons that get the focus after the address form closes. */
const editId = (id: number) => `edit-address-${id}`
const addId = 'add-address'

/** The list, a new address, or the address being edited as it was when editing started. */
type View = 'list' | 'new' | UserAddress

/** Returns the current view and its setter. The pressed button is removed with the old view, so the focus moves to the new one. */
function useView(first: View) {
  const [{ view, focusId }, setShown] = useState({ view: first, focusId: '' })
  useEffect(() => document.getElementById(focusId)?.focus(), [focusId])
  const show = (next: View, focus: string) => setShown({ view: next, focusId: focus })
  return { view, show }
}

interface AddressListProps extends StepProps {
  addresses: UserAddress[]
  onEdit: (address: UserAddress) => void
  onAdd: () => void
}

/** The saved addresses to choose from, with buttons to edit or add one. */
function AddressList({ addresses, onEdit, onAdd, ...step }: AddressListProps) {
  const { savedAddressId } = step.state
  const chosen = chosenAddress(addresses, savedAddressId)
  return (
    <>
      <SavedAddressStep
        {...{ addresses, savedAddressId }}
        editing={(address) => (
          <Button variant="quiet" id={editId(address.id)} onClick={() => onEdit(address)}>
            <span>
              {addressMessages.edit} <span className="sr-only">{address.label}</span>
            </span>
          </Button>
        )}
        adding={
          <Button variant="quiet" id={addId} onClick={onAdd} className="mt-2">
            {addressMessages.add}
          </Button>
        }
      />
      {chosen && <SuggestedDelivery key={chosen.id} {...step} address={chosen} />}
    </>
  )
}

interface AddressBookProps extends StepProps {
  addresses: UserAddress[]
  /** Whether the address can have a pin. */
  offersPin: boolean
}

function AddressBook({ addresses, offersPin, ...step }: AddressBookProps) {
  const { view, show } = useView(addresses.length === 0 ? 'new' : 'list')
  if (view === 'list')
    return (
      <AddressList
        {...step}
        addresses={addresses}
        onEdit={(address) => show(address, addressFormTitleId)}
        onAdd={() => show('new', addressFormTitleId)}
      />
    )
  const address = view === 'new' ? null : view
  const chooseSaved = (id: number | undefined) => {
    if (id === undefined) return show('list', addId)
    step.change(changeSavedAddress(id), 'edit')
    show('list', choiceId(id))
  }
  return (
    <CheckoutAddressForm
      {...{ address, addresses, offersPin }}
      onSaved={chooseSaved}
      onCancel={() => show('list', address ? editId(address.id) : addId)}
    />
  )
}

/** The customer's saved addresses: choose, edit, add (spec §5, signed-in delivery). */
export function SavedAddresses({ offersPin, ...step }: StepProps & { offersPin: boolean }) {
  const { data, error, isPending, refetch } = useQuery(addressesQuery())
  if (isPending) return <Loading />
  if (!data) return <Failed message={errorMessage(error)} onRetry={() => refetch()} />
  return (
    <>
      <AddressBook {...step} addresses={data} offersPin={offersPin} />
      {error && <Failed message={errorMessage(error)} onRetry={() => refetch()} />}
    </>
  )
}
