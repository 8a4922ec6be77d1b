'use client'

import type { AreaLists, FoundArea } from '@etalase/contract/area.ts'
import type { AreaLevel, GuestAddress, SavedAddress } from '@etalase/contract/rules/forms.ts'
import type { TypedPin } from '@etalase/contract/rules/pin-form.ts'
import { AreaFields } from '#components/address/area-fields.tsx'
import { PinFields } from '#components/address/pin-fields.tsx'
import type { ProblemWords } from '#components/address/use-address-problems.ts'
import { TextAreaField, TextField } from '#components/ui/field.tsx'
import { type DeliveryArea, fieldIds } from '#lib/checkout/destination.ts'
import { addressMessages } from '#messages/address.ts'

interface AddressFieldsProps {
  /** A saved address also has a label and a zip code. */
  address: GuestAddress | SavedAddress
  edit: (change: Partial<SavedAddress>) => void
  problems: ProblemWords
  /** The initially selected area, with its names. */
  initialArea?: FoundArea | undefined
  /** The initial options, for a page that works without scripts. */
  lists?: AreaLists | undefined
  /** Whether the form is posted without scripts. */
  isPosted?: boolean
  /** Whether the address can have a pin. */
  offersPin?: boolean | undefined
}

type TextKey = Exclude<keyof SavedAddress, AreaLevel | keyof TypedPin>

/** Returns the change of area, which clears an old pin so that couriers aren't sent there. */
const withoutOldPin = (area: Partial<DeliveryArea>, before: DeliveryArea): Partial<SavedAddress> =>
  before.subdistrictId && area.subdistrictId !== before.subdistrictId
    ? { ...area, latitude: '', longitude: '' }
    : area

/** The fields of a delivery address: a guest's, or one to save. */
export function AddressFields(props: AddressFieldsProps) {
  const { address, edit, problems, initialArea, lists, isPosted, offersPin } = props
  const saved = 'zip' in address ? address : null
  const text = (key: TextKey, value: string) => ({
    id: fieldIds[key],
    name: key,
    problem: problems[key],
    value,
    onChange: ({ target }: { target: { value: string } }) => edit({ [key]: target.value }),
  })
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {saved && (
        <div className="sm:col-span-2">
          <TextField
            {...text('label', saved.label)}
            label={addressMessages.label}
            hint={addressMessages.labelHint}
            autoComplete="off"
            required
          />
        </div>
      )}
      <TextField
        {...text('recipientName', address.recipientName)}
        label={addressMessages.recipientName}
        autoComplete="shipping name"
        required
      />
      <TextField
        {...text('recipientPhone', address.recipientPhone)}
        label={addressMessages.recipientPhone}
        hint={addressMessages.phoneHint}
        type="tel"
        autoComplete="shipping tel"
        required
      />
      <div className="sm:col-span-2">
        <TextAreaField
          {...text('street', address.street)}
          label={addressMessages.street}
          hint={addressMessages.streetHint}
          autoComplete="shipping street-address"
          rows={2}
          required
        />
      </div>
      <AreaFields
        address={address}
        edit={(area) => edit(withoutOldPin(area, address))}
        onPostalCode={saved ? (zip) => edit({ zip }) : undefined}
        problemOf={(field) => problems[field]}
        initialArea={initialArea}
        initialLists={lists}
        isPosted={isPosted}
      />
      {saved && (
        <TextField
          {...text('zip', saved.zip)}
          label={addressMessages.zip}
          inputMode="numeric"
          autoComplete="shipping postal-code"
          required
        />
      )}
      <div className={saved ? 'sm:col-span-2' : ''}>
        <TextField
          {...text('notes', address.notes)}
          label={addressMessages.notes}
          autoComplete="off"
        />
      </div>
      {offersPin && <PinFields address={address} edit={edit} problems={problems} />}
    </div>
  )
}
