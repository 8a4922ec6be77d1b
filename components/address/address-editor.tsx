'use client'

import type { UserAddress } from '@etalase/contract/address.ts'
import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import {
  type PostedAddressForm,
  SavedAddressForm,
} from '#components/address/saved-address-form.tsx'
import { buttonStyle } from '#components/ui/button.tsx'
import { toastSuccess } from '#components/ui/toasts.ts'
import { areaOf, emptySavedAddress, typedAddress } from '#lib/account/saved-address.ts'
import { addressesQuery } from '#lib/api/queries/account.ts'
import { addressMessages } from '#messages/address.ts'

const listPath = '/account/shipping-address'

/** Returns a callback that shows the success message and goes back to the list. */
function useSaved() {
  const router = useRouter()
  return (message: string) => {
    void toastSuccess(message)
    router.push(listPath)
  }
}

function Cancel() {
  return (
    <Link href={listPath} prefetch={false} className={buttonStyle('quiet')}>
      {addressMessages.cancel}
    </Link>
  )
}

interface NewAddressProps {
  recipientName: string
  posted: PostedAddressForm
  offersPin: boolean
}

/** The form for a new address. */
export function NewAddress({ recipientName, posted, offersPin }: NewAddressProps) {
  const onSaved = useSaved()
  return (
    <SavedAddressForm
      id={null}
      initial={{ ...emptySavedAddress, recipientName }}
      messagesByCode={addressMessages.accountProblems}
      posted={posted}
      offersPin={offersPin}
      onSaved={onSaved}
    >
      <Cancel />
    </SavedAddressForm>
  )
}

interface EditAddressProps {
  address: UserAddress
  all: UserAddress[]
  posted: PostedAddressForm
  offersPin: boolean
}

/** The form for a saved address. Fields that were not edited follow changes made in other tabs. */
export function EditAddress({ address: first, all, posted, offersPin }: EditAddressProps) {
  const onSaved = useSaved()
  const { data } = useQuery({ ...addressesQuery(), initialData: all })
  const address = data.find(({ id }) => id === first.id) ?? first
  return (
    <SavedAddressForm
      id={address.id}
      initial={typedAddress(address)}
      initialArea={areaOf(address)}
      messagesByCode={addressMessages.accountProblems}
      posted={posted}
      offersPin={offersPin}
      onSaved={onSaved}
    >
      <Cancel />
    </SavedAddressForm>
  )
}
