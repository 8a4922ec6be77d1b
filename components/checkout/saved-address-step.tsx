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

/** The id of an address's radio button. */
export const choiceId = (id: number) => `address-choice-${id}`

interface SavedAddressStepProps {
  addresses: readonly UserAddress[]
  /** The id of the address that the customer has chosen. */
  savedAddressId: number | null
  problems?: StepProblems | undefined
  /** A button that edits an address, where that is done in the page. */
  editing?: (address: UserAddress) => ReactNode
  /** The way to add an address. */
  adding: ReactNode
}

/** The address that is chosen: the primary one is until the customer has chosen. */
export const chosenAddress = (
  addresses: readonly UserAddress[],
  savedAddressId: number | null,
): UserAddress | undefined =>
  savedAddressId === null
    ? addresses.find(({ is_primary }) => is_primary)
    : addresses.find(({ id }) => id === savedAddressId)

/** The saved addresses of a customer: one is chosen (spec §5, signed-in delivery). */
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
