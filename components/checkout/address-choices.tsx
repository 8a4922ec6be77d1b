'use client'

import { ChoiceForm, missingChoiceId } from '#components/checkout/choice-form.tsx'
import { SuggestedDelivery } from '#components/checkout/suggested-delivery.tsx'
import type { StepProps } from '#components/checkout/use-checkout.ts'
import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { Choice } from '#components/ui/choice.tsx'
import { addressLines } from '#lib/checkout/delivery-area.ts'
import type { UserAddress } from '#lib/contract/address.ts'
import { addressMessages } from '#messages/address.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** Ids of the elements that get the focus after the address form closes. */
export const choiceId = (id: number) => `address-choice-${id}`
export const editId = (id: number) => `edit-address-${id}`
export const addId = 'add-address'

interface AddressChoiceProps {
  address: UserAddress
  isChosen: boolean
  onChoose: () => void
  onEdit: () => void
}

function AddressChoice({ address, isChosen, onChoose, onEdit }: AddressChoiceProps) {
  const { id, label } = address
  return (
    <div className="flex items-center gap-4">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <Choice
          type="radio"
          name="address"
          id={choiceId(id)}
          label={label}
          hint={addressLines(address).join(', ')}
          end={address.is_primary && <Badge>{addressMessages.primary}</Badge>}
          checked={isChosen}
          onChange={onChoose}
        />
      </div>
      <Button variant="quiet" id={editId(id)} onClick={onEdit}>
        <span>
          {addressMessages.edit} <span className="sr-only">{label}</span>
        </span>
      </Button>
    </div>
  )
}

interface AddressChoicesProps extends StepProps {
  addresses: UserAddress[]
  onEdit: (address: UserAddress) => void
  onAdd: () => void
}

/** The saved addresses: choose one, edit one or add one. The primary one is chosen until the customer has chosen. */
export function AddressChoices(props: AddressChoicesProps) {
  const { state, dispatch, cart, addresses, onEdit, onAdd } = props
  const chosenId = state.savedAddressId ?? addresses.find(({ is_primary }) => is_primary)?.id
  const chosen = addresses.find(({ id }) => id === chosenId)
  const confirm = () => {
    if (chosenId !== undefined) dispatch({ type: 'choose-saved-address', id: chosenId })
    dispatch({ type: 'confirm-address' })
  }
  return (
    <>
      <ChoiceForm
        name="address"
        hasChoice={chosenId !== undefined}
        missing={checkoutMessages.chooseAddress}
        onConfirm={confirm}
      >
        {addresses.length === 0 ? (
          <p>{checkoutMessages.noAddresses}</p>
        ) : (
          <fieldset className="flex flex-col gap-3" aria-describedby={missingChoiceId('address')}>
            <legend className="sr-only">{checkoutMessages.addressTitle}</legend>
            {addresses.map((address) => (
              <AddressChoice
                key={address.id}
                address={address}
                isChosen={address.id === chosenId}
                onChoose={() => dispatch({ type: 'choose-saved-address', id: address.id })}
                onEdit={() => onEdit(address)}
              />
            ))}
          </fieldset>
        )}
        <Button variant="quiet" id={addId} onClick={onAdd} className="mt-2">
          {addressMessages.add}
        </Button>
      </ChoiceForm>
      {chosen && (
        <SuggestedDelivery key={chosen.id} {...{ state, dispatch, cart }} address={chosen} />
      )}
    </>
  )
}
