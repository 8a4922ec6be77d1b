'use client'

import type { UserAddress } from '@etalase/contract/address.ts'
import type { ReactNode } from 'react'
import { ChoiceGroup, ConfirmChoice } from '#components/checkout/step-fields.tsx'
import { StepForm, type StepProblems, useCheckoutInPage } from '#components/checkout/step-form.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Choice } from '#components/ui/choice.tsx'
import { addressLines } from '#lib/checkout/destination.ts'
import { chooseSavedAddress } from '#lib/checkout/moves.ts'
import { addressMessages } from '#messages/address.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** Returns the id of an address's radio button. */
export const choiceId = (id: number) => `address-choice-${id}`

interface SavedAddressStepProps {
  addresses: readonly UserAddress[]
  /** The id of the address chosen by the customer. */
  savedAddressId: number | null
  problems?: StepProblems | undefined
  /** Returns a button that edits an address, if that is possible without a page load. */
  editing?: (address: UserAddress) => ReactNode
  /** The button or link to add an address. */
  adding: ReactNode
}

/** Returns the chosen address: the primary one until the customer chooses. */
export const chosenAddress = (
  addresses: readonly UserAddress[],
  savedAddressId: number | null,
): UserAddress | undefined =>
  savedAddressId === null
    ? addresses.find(({ is_primary }) => is_primary)
    : addresses.find(({ id }) => id === savedAddressId)

/** The customer's saved addresses, to choose one (spec §5, signed-in delivery). */
export function SavedAddressStep(props: SavedAddressStepProps) {
  const { addresses, savedAddressId, problems, editing, adding } = props
  const page = useCheckoutInPage()
  const chosenId = chosenAddress(addresses, savedAddressId)?.id
  if (addresses.length === 0)
    return (
      <>
        <p className="mb-4">{checkoutMessages.noAddresses}</p>
        {adding}
      </>
    )
  return (
    <StepForm form="saved-address" problems={problems} isTool>
      <ChoiceGroup name="address">
        <legend className="sr-only">{checkoutMessages.addressTitle}</legend>
        {addresses.map((address) => (
          <div key={address.id} className="flex items-center gap-4">
            <div className="min-w-0 flex-1 wrap-anywhere">
              <Choice
                type="radio"
                name="address"
                id={choiceId(address.id)}
                value={address.id}
                label={address.label}
                hint={addressLines(address).join(', ')}
                end={address.is_primary && <Badge>{addressMessages.primary}</Badge>}
                defaultChecked={address.id === chosenId}
                onChange={() => page?.change(chooseSavedAddress(address.id), 'edit')}
              />
            </div>
            {editing?.(address)}
          </div>
        ))}
      </ChoiceGroup>
      {adding}
      <ConfirmChoice name="address" />
    </StepForm>
  )
}
