import { StepPageForm } from '#components/checkout/buy-now.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Button, buttonStyle } from '#components/ui/button.tsx'
import { Choice } from '#components/ui/choice.tsx'
import { addressLines } from '#lib/checkout/delivery-area.ts'
import { formPath } from '#lib/checkout/forms.ts'
import type { UserAddress } from '#lib/contract/address.ts'
import { addressMessages } from '#messages/address.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { checkoutToolsMessages } from '#messages/tools.ts'

interface SavedAddressFormProps {
  addresses: readonly UserAddress[]
  /** The id of the address that is chosen; the primary one is until the customer has chosen. */
  chosenId: number | null
}

/** The saved addresses: choose one. They are added and changed in the account. */
export function SavedAddressForm({ addresses, chosenId }: SavedAddressFormProps) {
  const chosen = chosenId ?? addresses.find(({ is_primary }) => is_primary)?.id
  return (
    <>
      {addresses.length === 0 ? (
        <p className="mb-4">{checkoutMessages.noAddresses}</p>
      ) : (
        <StepPageForm
          tool={{ name: 'choose_address', description: checkoutToolsMessages.savedAddress }}
          action={formPath('saved-address')}
          className="flex flex-col gap-6"
        >
          <fieldset className="wrap-anywhere flex flex-col gap-3">
            <legend className="sr-only">{checkoutMessages.addressTitle}</legend>
            {addresses.map((address) => (
              <Choice
                key={address.id}
                type="radio"
                name="address"
                value={address.id}
                label={address.label}
                hint={addressLines(address).join(', ')}
                end={address.is_primary && <Badge>{addressMessages.primary}</Badge>}
                defaultChecked={address.id === chosen}
              />
            ))}
          </fieldset>
          <Button type="submit">{checkoutMessages.continue}</Button>
        </StepPageForm>
      )}
      <a href="/account/shipping-address" className={`${buttonStyle('quiet')} mt-2`}>
        {addressMessages.add}
      </a>
    </>
  )
}
