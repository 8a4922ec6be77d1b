import { OwnForm } from '#components/account/own-form.tsx'
import { fieldIds } from '#components/address/field-ids.ts'
import { PlaceFields } from '#components/address/place-fields.tsx'
import { Button } from '#components/ui/button.tsx'
import { TextAreaField, TextField } from '#components/ui/field.tsx'
import { formPath } from '#lib/checkout/forms.ts'
import * as words from '#lib/messages/words.ts'
import type { Place } from '#lib/pages/load-place.ts'
import type { GuestAddress } from '#lib/rules/guest-address.ts'

interface AddressFormProps {
  address: GuestAddress
  place: Place
  /** Problem texts by field. */
  problems: Readonly<Record<string, string>>
}

/** A guest's delivery address (spec §5); its area is chosen by one post for each list. */
export function AddressForm({ address, place, problems }: AddressFormProps) {
  const text = (name: 'recipientName' | 'recipientPhone' | 'street' | 'notes') => ({
    id: fieldIds[name],
    name,
    problem: problems[name],
    defaultValue: address[name],
  })
  return (
    <OwnForm action={formPath('address')} noValidate className="flex flex-col gap-6">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...text('recipientName')}
          label={words.address.recipientName}
          autoComplete="shipping name"
          required
        />
        <TextField
          {...text('recipientPhone')}
          label={words.address.recipientPhone}
          hint={words.address.phoneHint}
          type="tel"
          autoComplete="shipping tel"
          required
        />
        <div className="sm:col-span-2">
          <TextAreaField
            {...text('street')}
            label={words.address.street}
            hint={words.address.streetHint}
            autoComplete="shipping street-address"
            rows={2}
            required
          />
        </div>
        <PlaceFields {...place} problemOf={(field) => problems[field]} isPosted />
        <TextField {...text('notes')} label={words.address.notes} autoComplete="off" />
      </div>
      <Button type="submit">{words.checkout.continue}</Button>
    </OwnForm>
  )
}
