import { StepPageForm } from '#components/checkout/buy-now.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Button, buttonStyle } from '#components/ui/button.tsx'
import { Choice } from '#components/ui/choice.tsx'
import { addressLines } from '#lib/checkout/delivery-area.ts'
import { formPath } from '#lib/checkout/forms.ts'
import type { UserAddress } from '#lib/contract/address.ts'
import * as messages from '#lib/messages/messages.ts'

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
        <p className="mb-4">{messages.checkout.noAddresses}</p>
      ) : (
        <StepPageForm
          tool={{ name: 'choose_address', description: messages.checkoutTools.savedAddress }}
          action={formPath('saved-address')}
          className="flex flex-col gap-6"
        >
          <fieldset className="wrap-anywhere flex flex-col gap-3">
            <legend className="sr-only">{messages.checkout.addressTitle}</legend>
            {addresses.map((address) => (
              <Choice
                key={address.id}
                type="radio"
                name="address"
                value={address.id}
                label={address.label}
                hint={addressLines(address).join(', ')}
                end={address.is_primary && <Badge>{messages.address.primary}</Badge>}
                defaultChecked={address.id === chosen}
              />
            ))}
          </fieldset>
          <Button type="submit">{messages.checkout.continue}</Button>
        </StepPageForm>
      )}
      <a href="/account/shipping-address" className={`${buttonStyle('quiet')} mt-2`}>
        {messages.address.add}
      </a>
    </>
  )
}
